import {formatMoney, toMoney} from '~/core/money';
import type {MirroredOrder} from '../mirror/mirrored-order';
import {COST_COPY} from '../model/cost-copy';
import {toCostLines} from '../model/cost-lines';

/** Markup in a name or title stays text. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One line of a letter's sums. */
type Sum = readonly [label: string, minor: number];

/** @returns the letter to whoever ordered without an account, with the one link that shows them their order */
export function guestMail(order: MirroredOrder, link: string, shop: string) {
  const {order_number: number, shipping_address: address} = order;
  const price = (minor: number) => formatMoney(toMoney(minor, order.currency));
  const hello = address?.first_name ? `Hello ${address.first_name},` : 'Hello,';
  const thanks = `thank you for your order ${number} at ${shop}. Follow it here, from our kitchen to your door:`;
  const care = 'The link shows this order to whoever has it, and works for 60 days.';
  const items = order.items
    .filter(({quantity}) => quantity > 0)
    .map(({title, quantity, price_minor, total_minor}): Sum => [
      `${quantity} x ${title}`,
      total_minor ?? price_minor * quantity,
    ]);
  const includedTax: Sum[] =
    order.taxes_included && order.tax_minor > 0 ? [[COST_COPY.includedTax, order.tax_minor]] : [];
  const sums: readonly Sum[] = [
    ...items,
    ...toCostLines(order).map(({kind, minor}): Sum => [COST_COPY[kind], minor]),
    [COST_COPY.total, order.total_minor],
    ...includedTax,
  ];
  const rows = sums.map(([label, minor]) => `${label}: ${price(minor)}`);
  return {
    subject: `Your order ${number}`,
    text: [hello, '', thanks, link, '', ...rows, '', care].join('\n'),
    html: page([
      `<p>${escaped(hello)}</p>`,
      `<p>${escaped(thanks)}</p>`,
      `<p><a href="${escaped(link)}">See your order</a></p>`,
      `<table>${sums.map(([label, minor]) => `<tr><td>${escaped(label)}</td><td>${escaped(price(minor))}</td></tr>`).join('')}</table>`,
      `<p>${care}</p>`,
    ]),
  };
}

const page = (parts: readonly string[]): string =>
  `<!doctype html><html lang="en"><body style="font-family:sans-serif">${parts.join('')}</body></html>`;
