import {RANGE_PATTERN} from '~/core/range-pattern';
import type {MailAmount, MailBrand, MailCode, MailContent, MailFact, MailItem} from './mail-content';
import {MAIL_STYLE as STYLE, MAIL_STYLE_SHEET} from './mail-style';

/** Markup that is safe to place into a mail. Only `html` creates it. */
class MailHtml {
  constructor(readonly text: string) {}
}

/** A value in a template: text is escaped, markup is kept, and false or null adds nothing. */
type MailHtmlValue = string | number | MailHtml | false | null | undefined | readonly MailHtml[];

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function toText(value: MailHtmlValue): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof MailHtml) return value.text;
  return typeof value === 'object' ? value.map(toText).join('') : escapeText(String(value));
}

const RANGES = new RegExp(RANGE_PATTERN, 'g');

/** A text whose ranges of numbers never break across lines. */
const unbroken = (text: string): MailHtml =>
  new MailHtml(escapeText(text).replace(RANGES, '<span style="white-space:nowrap">$&</span>'));

/** Template tag for the HTML of a mail: escapes every value that is not markup. Attribute values need double quotes. */
const html = (literals: TemplateStringsArray, ...values: readonly MailHtmlValue[]): MailHtml =>
  new MailHtml(literals.reduce((text, literal, index) => text + toText(values[index - 1]) + literal));

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const UNSUBSCRIBE = 'Unsubscribe';

/**
 * Renders a mail of the shop, as text and as HTML that mail clients understand. Text in the content is never markup.
 * @throws Error if it advertises and the postal address of the sender is not configured
 */
export function renderMail(content: MailContent, brand: MailBrand): RenderedMail {
  if (content.isMarketing && !brand.postalAddress)
    throw new Error('MAIL_POSTAL_ADDRESS is missing, without which no marketing mail is sent');
  return {subject: content.subject, text: toPlainText(content, brand), html: toPage(content, brand).text};
}

function toTextLine({title, detail, quantity, price, link}: MailItem): string {
  const line = `${quantity === undefined ? '' : `${quantity} x `}${title}${detail ? ` (${detail})` : ''}${price ? `: ${price}` : ''}`;
  return link ? `${line}\n  ${link.label}: ${link.url}` : line;
}

function toPlainText(content: MailContent, brand: MailBrand): string {
  const {title, paragraph, code, action, facts = [], items, moreItems, amounts, total, note, unsubscribeUrl} = content;
  const rows = [
    ...items.map(toTextLine),
    ...(moreItems ? [moreItems] : []),
    ...[...amounts, ...(total ? [total] : [])].map(({label, value}) => `${label}: ${value}`),
  ];
  const parts = [
    title,
    paragraph,
    code ? `${code.label}: ${code.value}` : '',
    `${action.label}:\n${action.url}`,
    ...facts.map(toTextFact),
    rows.join('\n'),
    note,
    unsubscribeUrl ? `${UNSUBSCRIBE}:\n${unsubscribeUrl}` : '',
    [brand.shopName, ...senderAddress(content, brand)].join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const toTextFact = ({label, lines, urls = []}: MailFact): string =>
  [`${label}:`, ...lines.map((line, place) => (urls[place] ? `${line}: ${urls[place]}` : line))].join('\n');

const senderAddress = ({isMarketing}: MailContent, {postalAddress}: MailBrand): readonly string[] =>
  isMarketing && postalAddress ? [postalAddress] : [];

/** Mail clients agree on tables, widths as attributes and inline styles, and on little else. */
const toPage = (content: MailContent, brand: MailBrand): MailHtml =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${content.subject}</title>
        <style>
          ${new MailHtml(MAIL_STYLE_SHEET)}
        </style>
      </head>
      <body class="paper" style="${STYLE.page}">
        <div style="${STYLE.preview}">${content.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper">
          <tr>
            <td align="center" class="edge" style="padding:24px 16px 40px">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.frame}">
                ${header(brand)} ${card(content)} ${footer(content, brand)}
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html>`;

/** The tiffin stands on the card; the name beside it is what remains where pictures are blocked. */
const header = ({shopName, origin}: MailBrand): MailHtml =>
  html`<tr>
    <td class="pad" style="padding:8px 32px 0">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td valign="bottom" style="padding-right:16px">
            <img src="${origin}/mail/tiffin.png" width="64" height="94" alt="" style="${STYLE.tiffin}" />
          </td>
          <td><a href="${origin}/" class="ink" style="${STYLE.brand}">${shopName}</a></td>
        </tr>
      </table>
    </td>
  </tr>`;

const card = ({title, paragraph, code, action, facts, items, moreItems, amounts, total, note}: MailContent): MailHtml =>
  html`<tr>
    <td class="card pad" style="${STYLE.card};padding:36px 32px">
      <h1 class="ink" style="${STYLE.title}">${unbroken(title)}</h1>
      <p class="ink" style="${STYLE.text};padding-top:12px">${unbroken(paragraph)}</p>
      ${code && codeBox(code)}
      <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px">
        <tr>
          <td style="${STYLE.buttonCell}"><a href="${action.url}" style="${STYLE.button}">${action.label}</a></td>
        </tr>
      </table>
      ${facts?.map(factBox)} ${items.length > 0 && itemTable(items)}
      ${moreItems && html`<p class="soft" style="${STYLE.soft};padding-top:12px">${moreItems}</p>`}
      ${(amounts.length > 0 || total) && amountTable(amounts, total, items.length > 0)}
      <p class="soft" style="${STYLE.soft};padding-top:24px">${unbroken(note)}</p>
    </td>
  </tr>`;

const codeBox = ({label, value}: MailCode): MailHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px">
    <tr>
      <td class="code" style="${STYLE.code}">
        <p class="soft" style="${STYLE.soft}">${label}</p>
        <span class="ink value" style="${STYLE.codeValue}">${value}</span>
      </td>
    </tr>
  </table>`;

const factBox = ({label, lines, urls = []}: MailFact): MailHtml =>
  html`<div style="padding-top:20px">
    <p class="soft" style="${STYLE.soft}">${label}</p>
    ${lines.map((line, place) => html`<p class="ink" style="${STYLE.fact}">${factLine(line, urls[place])}</p>`)}
  </div>`;

const factLine = (line: string, url: string | undefined): MailHtml =>
  url ? html`<a href="${url}" class="ink" style="color:inherit">${line}</a>` : html`${line}`;

const itemTable = (items: readonly MailItem[]): MailHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px">
    ${items.map(itemRow)}
  </table>`;

const itemRow = ({title, detail, quantity, price, pictureUrl, link}: MailItem): MailHtml =>
  html`<tr>
    ${
      pictureUrl &&
      html`<td width="64" class="line" style="${STYLE.line};padding:14px 16px 14px 0">
        <img src="${pictureUrl}" width="64" height="64" alt="" style="${STYLE.picture}" />
      </td>`
    }
    <td ${!pictureUrl && html`colspan="2"`} class="line ink" style="${STYLE.line};${STYLE.strong};padding:14px 0">
      ${title}<br />
      <span class="soft" style="${STYLE.soft}">
        ${[
          ...(quantity === undefined ? [] : [html`Quantity ${quantity}<br />`]),
          ...(detail ? [html`${detail}<br />`] : []),
          ...(link ? [html`<a href="${link.url}" class="soft" style="${STYLE.softLink}">${link.label}</a>`] : []),
        ]}
      </span>
    </td>
    <td align="right" valign="middle" class="line ink" style="${STYLE.line};${STYLE.price};padding:14px 0 14px 12px">
      ${price ?? ''}
    </td>
  </tr>`;

/** @param isBelowItems whether the table continues the one of the products */
const amountTable = (amounts: readonly MailAmount[], total: MailAmount | null, isBelowItems: boolean): MailHtml =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin-top:${isBelowItems ? 0 : 28}px"
  >
    <tr>
      <td colspan="2" class="line" style="${STYLE.line};font-size:0;line-height:12px">&nbsp;</td>
    </tr>
    ${amounts.map((amount) => amountRow(amount, `${STYLE.soft};padding:3px 0`, 'soft'))}
    ${total && amountRow(total, `${STYLE.strong};padding:8px 0 0`, 'ink')}
  </table>`;

const amountRow = ({label, value}: MailAmount, style: string, className: string): MailHtml =>
  html`<tr>
    <td class="${className}" style="${style}">${label}</td>
    <td align="right" class="${className}" style="${style};white-space:nowrap">${value}</td>
  </tr>`;

const footer = (content: MailContent, brand: MailBrand): MailHtml => {
  const {shopName, origin} = brand;
  const {unsubscribeUrl} = content;
  return html`<tr>
    <td align="center" class="soft" style="${STYLE.soft};padding:24px 8px 0">
      <a href="${origin}/" class="soft" style="${STYLE.softLink}">${shopName}</a> &nbsp;&middot;&nbsp;
      <a href="${origin}/contact" class="soft" style="${STYLE.softLink}">Contact us</a>
      ${
        unsubscribeUrl &&
        html`&nbsp;&middot;&nbsp; <a href="${unsubscribeUrl}" class="soft" style="${STYLE.softLink}">${UNSUBSCRIBE}</a>`
      }
      ${senderAddress(content, brand).map((line) => html`<br />${line}`)}
    </td>
  </tr>`;
};
