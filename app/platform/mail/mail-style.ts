/** Colors of the shop as mail clients understand them; `app/styles/tokens.css` has the same ones for pages. */
const LIGHT = {paper: '#fcf7ed', card: '#fefcf8', ink: '#31162c', soft: '#63495b', line: '#e2d8c8', action: '#f6b129'};
const DARK = {paper: '#1d101a', card: '#342030', ink: '#f1eade', soft: '#c9bbad', line: '#493644'};

const SANS = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Inline styles of a mail. Many clients drop style sheets, so a mail looks right with these alone. */
export const MAIL_STYLE = {
  page: `margin:0;padding:0;background-color:${LIGHT.paper};color:${LIGHT.ink};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0',
  frame: 'width:100%;max-width:600px;margin:0 auto',
  card: `background-color:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:20px`,
  brand: `font-family:Fraunces,Georgia,'Times New Roman',serif;font-size:24px;line-height:30px;font-weight:600;color:${LIGHT.ink};text-decoration:none`,
  tiffin: 'display:block;border:0',
  title: `margin:0;font-family:Fraunces,Georgia,'Times New Roman',serif;font-size:30px;line-height:36px;font-weight:600;color:${LIGHT.ink};overflow-wrap:anywhere;word-break:break-word`,
  // Line breaks of a message that a person typed are kept.
  text: `margin:0;${SANS};font-size:16px;line-height:25px;color:${LIGHT.ink};overflow-wrap:anywhere;white-space:pre-line`,
  strong: `${SANS};font-size:16px;line-height:24px;font-weight:600;color:${LIGHT.ink};overflow-wrap:anywhere;word-break:break-word`,
  price: `${SANS};font-size:16px;line-height:24px;font-weight:600;color:${LIGHT.ink};white-space:nowrap`,
  soft: `margin:0;${SANS};font-size:14px;line-height:21px;font-weight:400;color:${LIGHT.soft}`,
  fact: `margin:0;${SANS};font-size:16px;line-height:24px;color:${LIGHT.ink};overflow-wrap:anywhere;word-break:break-word`,
  softLink: `color:${LIGHT.soft};text-decoration:underline`,
  button: `display:inline-block;padding:13px 28px;border-radius:12px;background-color:${LIGHT.action};${SANS};font-size:16px;line-height:22px;font-weight:700;color:#2c1227;text-decoration:none`,
  buttonCell: `border-radius:12px;background-color:${LIGHT.action}`,
  code: `margin:0;padding:16px 20px;border:2px dashed ${LIGHT.action};border-radius:12px;background-color:${LIGHT.paper};text-align:center`,
  codeValue: `font-family:Menlo,Consolas,'Courier New',monospace;font-size:22px;line-height:32px;font-weight:700;letter-spacing:1px;color:${LIGHT.ink}`,
  line: `border-top:1px solid ${LIGHT.line}`,
  picture: `display:block;width:64px;height:64px;border:0;border-radius:12px;object-fit:cover;background-color:${LIGHT.paper}`,
} as const;

/** The style sheet for clients that have one: dark mode, and less padding on phones. */
export const MAIL_STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.edge{padding-left:8px!important;padding-right:8px!important}.value{font-size:17px!important;letter-spacing:0!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:${DARK.paper}!important}
.card{background-color:${DARK.card}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}
.soft{color:${DARK.soft}!important}
.line{border-color:${DARK.line}!important}
.code{background-color:${DARK.paper}!important}
}`;
