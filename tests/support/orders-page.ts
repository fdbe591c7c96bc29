import type {Visitor} from './visitor';

/** Returns the order numbers on a page of the list, and its links. */
export async function readOrdersPage(who: Pick<Visitor, 'get'>, path: string) {
  const html = await (await who.get(path)).text();
  const linkOf = (rel: string) =>
    new RegExp(`<a[^>]*rel="${rel}"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*rel="${rel}"`)
      .exec(html)
      ?.slice(1)
      .find(Boolean)
      ?.replaceAll('&amp;', '&') ?? null;
  const numbers = [...html.matchAll(/<h[34][^>]*>Order #(\d+)<\/h[34]>/g)].map(([, number]) => Number(number));
  return {numbers, previous: linkOf('prev'), next: linkOf('next')};
}
