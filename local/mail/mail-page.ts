import {html} from '../kit/html';

/** A row of a mail: picture, name and amount. The total has no picture. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  readonly pictureUrl: string | null;
}

interface MailPage {
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rows: readonly MailRow[];
  readonly link?: {readonly text: string; readonly url: string};
  /** The name of the shop, which signs the mail. */
  readonly shopName: string;
}

/** Returns the HTML of a mail that Shopify itself sends, without the design that a merchant gives its templates. */
export const mailPage = ({subject, title, lines, rows, link, shopName}: MailPage): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font-family:sans-serif;overflow-wrap:anywhere">
        <h1>${title}</h1>
        ${lines.map((line) => html`<p>${line}</p>`)} ${link && html`<p><a href="${link.url}">${link.text}</a></p>`}
        <table>
          ${rows.map(
            ({label, value, pictureUrl}) =>
              html`<tr>
                <td>${pictureUrl && html`<img src="${pictureUrl}" width="64" height="64" alt="" />`}</td>
                <td>${label}</td>
                <td>${value}</td>
              </tr>`,
          )}
        </table>
        <p>${shopName}</p>
      </body>
    </html>`.text;
