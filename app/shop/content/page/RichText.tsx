/** HTML from the Shopify admin, which the server has sanitized. */
export function RichText({html}: {readonly html: string}) {
  return <div className="prose" dangerouslySetInnerHTML={{__html: html}} />;
}
