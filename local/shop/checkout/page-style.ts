/** The style sheet of the checkout: one column, system fonts, the shop's colors. */
export const PAGE_STYLE = `
:root {
  --paper: #fbf6ec; --card: #fffdf8; --ink: #35192f; --ink-soft: #6b5566; --line: #d9ccbd; --control: #8d7a86;
  --primary: #f0ad1f; --primary-strong: #dd9a08; --focus: #6d2f63; --danger: #a3201a; --danger-ground: #fdecea;
  --good: #22653a; --good-ground: #e8f3ea; --local-ground: #f7e3b4;
}
* { box-sizing: border-box; }
html { color-scheme: light; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 600; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); margin: 0 0 1.5rem; }
h2 { font-size: 1.25rem; margin: 0 0 1rem; }
p { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
p:last-child { margin-bottom: 0; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.local { margin: 0; padding: 0.5rem 1rem; background: var(--local-ground); text-align: center; font-size: 0.875rem; }
.frame { max-width: 40rem; margin: 0 auto; padding-inline: 1rem; }
.masthead { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; padding-block: 0.75rem; margin-bottom: 1rem; }
.masthead a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.shop { font: 600 1.25rem/1.2 Georgia, "Times New Roman", serif; text-decoration: none; }
main { padding-bottom: 4rem; }
.card { margin: 0 0 1rem; padding: 1.25rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; min-width: 0; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; }
.grid { display: grid; gap: 1rem; }
.field { display: grid; gap: 0.25rem; align-content: start; min-width: 0; }
label, .label { font-weight: 600; }
.optional, .hint { color: var(--ink-soft); font-weight: 400; font-size: 0.875rem; }
input:not([type="radio"]), select { width: 100%; min-width: 0; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: #fff; border: 1px solid var(--control); border-radius: 0.5rem; }
[aria-invalid="true"]:not([type="radio"]) { border: 2px solid var(--danger); }
.error { color: var(--danger); font-size: 0.875rem; font-weight: 600; overflow-wrap: anywhere; }
.done { color: var(--good); font-size: 0.875rem; font-weight: 600; }
.choice { display: flex; align-items: center; gap: 0.75rem; min-height: 3.5rem; padding: 0.5rem 0.75rem; border: 1px solid var(--control); border-radius: 0.5rem; font-weight: 400; cursor: pointer; }
.choice + .choice { margin-top: 0.5rem; }
.choice:has(:checked) { border-color: var(--focus); box-shadow: inset 0 0 0 1px var(--focus); background: #fff; }
.choice input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--focus); }
.choice .grow { flex: 1; }
.choice small { display: block; color: var(--ink-soft); font-size: 0.875rem; }
.amount { font-variant-numeric: tabular-nums; white-space: nowrap; text-align: right; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 600; color: var(--ink); background: #fff; border: 1px solid var(--control); border-radius: 0.5rem; cursor: pointer; }
button:hover { border-color: var(--ink); }
.pay { width: 100%; min-height: 3.25rem; font-size: 1.125rem; background: var(--primary); border-color: var(--primary-strong); }
.pay:hover { background: var(--primary-strong); }
.action { display: inline-flex; align-items: center; min-height: 3rem; padding: 0.5rem 1.25rem; border-radius: 0.5rem; background: var(--primary); font-weight: 600; text-decoration: none; }
.action:hover { background: var(--primary-strong); }
.promo { display: flex; gap: 0.5rem; }
.promo input { flex: 1; }
.summary-promo { margin-top: 1.25rem; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; margin-top: 1.5rem; }
.tags { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
.tag { display: inline-flex; align-items: center; gap: 0.25rem; padding-left: 0.75rem; border-radius: 0.5rem; background: var(--good-ground); color: var(--good); font-weight: 600; overflow-wrap: anywhere; }
.tag button { border-color: transparent; background: transparent; color: inherit; padding-inline: 0.75rem; text-decoration: underline; }
.lines { margin: 0; padding: 0; list-style: none; }
.lines li, .row { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.5rem; }
.lines li { border-bottom: 1px solid var(--line); }
.lines small { display: block; color: var(--ink-soft); font-size: 0.875rem; }
.lines img { flex: none; width: 4.5rem; height: 4.5rem; border-radius: 0.75rem; background: var(--paper); }
.lines .name { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.links { margin: 0; padding: 0; list-style: none; }
.links a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.totals { margin: 0.5rem 0 0; }
.totals dd { margin: 0; }
.totals .saving { color: var(--good); }
.totals .total { margin-top: 0.5rem; padding-top: 0.75rem; border-top: 1px solid var(--line); font-size: 1.25rem; font-weight: 700; }
.totals s { color: var(--ink-soft); margin-right: 0.5rem; }
.note { white-space: pre-line; }
.notice { margin: 0 0 1rem; padding: 1rem; border-radius: 0.75rem; border: 1px solid var(--good); background: var(--good-ground); color: var(--good); }
.problems { margin: 0 0 1rem; padding: 1rem; border-radius: 0.75rem; border: 2px solid var(--danger); background: var(--danger-ground); }
.problems h2 { font-size: 1.125rem; margin-bottom: 0.5rem; }
.problems ul { margin: 0; padding-left: 1.25rem; }
.problems a { display: inline-block; padding-block: 0.25rem; }
address { font-style: normal; overflow-wrap: anywhere; }
.visually-hidden { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; border: 0; clip-path: inset(50%); overflow: hidden; }
.quote:not(.chosen) { display: none; }
form:has(#shippingMethod-standard:checked) .quote-standard, form:has(#shippingMethod-express:checked) .quote-express { display: flex; }
form:has(#shippingMethod-standard:checked) .quote-express, form:has(#shippingMethod-express:checked) .quote-standard { display: none; }
@media (min-width: 36rem) {
  .masthead { margin-bottom: 1.5rem; }
  .card { padding: 1.5rem; }
  .halves { grid-template-columns: 1fr 1fr; }
  .thirds { grid-template-columns: 1fr 1fr 8rem; }
}
@media (forced-colors: active) { .choice:has(:checked) { outline: 2px solid; } }
`;
