import {html, type Markup} from '../kit/html';

/** A row of a mail: picture, name and amount. The total has no picture. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  readonly pictureUrl: string | null;
}

/** The content of a mail of the shop. */
export interface MailPage {
  readonly shopName: string;
  readonly storefrontOrigin: string;
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rows: readonly MailRow[];
  readonly link?: {readonly text: string; readonly url: string};
}

const SANS = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;overflow-wrap:anywhere";
const SERIF = "font-family:Georgia,'Times New Roman',serif;overflow-wrap:anywhere";

const TABLE_GAP = 'margin-top:24px';
const FRAME = 'width:100%;max-width:600px;margin:0 auto';
const CARD = 'background-color:#fefcf8;border:1px solid #e2d8c8;border-radius:20px;padding:32px 24px';
const CELL = `border-top:1px solid #e2d8c8;${SANS};font-size:16px;line-height:24px;font-weight:600;color:#31162c`;

/** Dark colors for mail clients that support style sheets. */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#1d101a!important}
.card{background-color:#342030!important;border-color:#493644!important}
.ink{color:#f1eade!important}
.line{border-color:#493644!important}
}`;

const rowOf = ({label, value, pictureUrl}: MailRow): Markup =>
  html`<tr>
    ${pictureUrl && html`<td width="64" class="line" style="${CELL};padding:12px 14px 12px 0">${pictureOf(pictureUrl)}</td>`}
    <td colspan="${pictureUrl ? 1 : 2}" class="line ink" style="${CELL};padding:12px 0">${label}</td>
    <td align="right" class="line ink" style="${CELL};padding:12px 0 12px 12px;white-space:nowrap">${value}</td>
  </tr>`;

const pictureOf = (url: string): Markup =>
  html`<img src="${url}" width="64" height="64" alt="" style="display:block;border-radius:12px" />`;

const linkOf = ({text, url}: {readonly text: string; readonly url: string}): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px">
    <tr>
      <td style="border-radius:12px;background-color:#f6b129">
        <a
          href="${url}"
          style="display:inline-block;padding:13px 28px;border-radius:12px;${SANS};font-size:16px;line-height:22px;font-weight:700;color:#2c1227;text-decoration:none"
          >${text}</a
        >
      </td>
    </tr>
  </table>`;

const lineOf = (line: string): Markup =>
  html`<p class="ink" style="margin:12px 0 0;${SANS};font-size:16px;line-height:25px;color:#31162c">${line}</p>`;

const cardOf = ({title, lines, rows, link}: MailPage): Markup =>
  html`<h1 class="ink" style="margin:0;${SERIF};font-size:28px;line-height:34px;font-weight:600;color:#31162c">
      ${title}
    </h1>
    ${lines.map(lineOf)} ${link && linkOf(link)}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${TABLE_GAP}">
      ${rows.map(rowOf)}
    </table>`;

const frameOf = (page: MailPage): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${FRAME}">
    <tr>
      <td width="44" style="padding:8px 12px 20px 8px">
        <img src="${page.storefrontOrigin}/mail/logo.png" width="44" height="44" alt="" style="display:block" />
      </td>
      <td class="ink" style="padding:8px 0 20px;${SERIF};font-size:22px;line-height:28px;font-weight:600;color:#31162c">
        ${page.shopName}
      </td>
    </tr>
    <tr>
      <td colspan="2" class="card" style="${CARD}">${cardOf(page)}</td>
    </tr>
  </table>`;

/** Returns the HTML of a mail with the shop's logo, like a store's notification templates. */
export const mailPage = (page: MailPage): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.subject}</title>
        <style>
          ${DARK}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background-color:#fcf7ed">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding:24px 12px 40px">${frameOf(page)}</td>
          </tr>
        </table>
      </body>
    </html>`.text;
