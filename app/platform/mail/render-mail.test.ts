import {describe, expect, it} from 'vitest';
import type {MailContent} from './mail-content';
import {renderMail} from './render-mail';

const BRAND = {shopName: 'Fusion Tiffin', origin: 'https://shop.example'};
const CONTENT: MailContent = {
  subject: 'Your order #1001',
  preview: 'Thank you for your order.',
  title: 'Thank you, Ada!',
  paragraph: 'Your dinner is being packed.',
  action: {label: 'See your order', url: 'https://shop.example/order/1001?a=1&b=2'},
  items: [{title: 'Palak Paneer', quantity: 2, price: '$15.98', pictureUrl: 'https://cdn.example/palak.png'}],
  amounts: [{label: 'Shipping', value: '$4.99'}],
  total: {label: 'Total', value: '$20.97'},
  note: 'The link works for 60 days.',
};

describe('a mail', () => {
  const {html, text} = renderMail(CONTENT, BRAND);

  it('has the tiffin, and nothing that mail clients cannot load or run', () => {
    expect(html).toContain('<img src="https://shop.example/mail/tiffin.png"');
    expect(html).not.toMatch(/<script|<link|<svg|<form|@import|url\(/);
    expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].every(([, url]) => url?.startsWith('https://'))).toBe(true);
  });

  it('says the same as text', () => {
    const parts = [CONTENT.title, CONTENT.paragraph, CONTENT.action.url, '2 x Palak Paneer: $15.98', 'Total: $20.97'];
    for (const part of [...parts, CONTENT.note]) expect(text).toContain(part);
    expect(text).not.toContain('<');
  });

  it('links to a page about each product, with or without its quantity', () => {
    const link = {label: 'Rate Dal', url: 'https://shop.example/product/dal/review'};
    const mail = renderMail({...CONTENT, items: [{title: 'Dal', pictureUrl: null, link}]}, BRAND);
    expect(mail.html).toContain(`<a href="${link.url}"`);
    expect(mail.html).not.toContain('Quantity');
    expect(mail.text).toContain(`\nDal\n  Rate Dal: ${link.url}`);
  });

  it('keeps a distance between the button and a table that follows it', () => {
    expect(renderMail({...CONTENT, items: []}, BRAND).html).toContain('margin-top:28px');
  });

  it('keeps ranges of numbers on one line', () => {
    const {html: page} = renderMail({...CONTENT, paragraph: 'It arrives Dec 4–8 & not later.'}, BRAND);
    expect(page).toContain('Dec <span style="white-space:nowrap">4–8</span> &#38; not later.');
  });

  it('escapes every text', () => {
    const attack = '<b onclick="x">&\'';
    const [item] = CONTENT.items;
    const {html: page} = renderMail(
      {
        ...CONTENT,
        subject: attack,
        preview: attack,
        title: attack,
        paragraph: attack,
        note: attack,
        items: item ? [{...item, title: attack, price: attack}] : [],
        amounts: [{label: attack, value: attack}],
      },
      {...BRAND, shopName: attack},
    );
    expect(page).not.toContain('<b ');
    expect(page).not.toContain('onclick="x"');
  });

  it('leaves out what it does not have', () => {
    const {html: page, text: plain} = renderMail({...CONTENT, items: [], amounts: [], total: null}, BRAND);
    expect(page).not.toContain('Total');
    expect(plain).not.toMatch(/\n{3}/);
  });
});

describe('a marketing mail', () => {
  const content: MailContent = {...CONTENT, isMarketing: true, unsubscribeUrl: 'https://shop.example/unsubscribe/x'};
  const postalAddress = 'Fusion Tiffin, 1 Cardamom Lane, Springfield, NY 10001';

  it('carries the postal address of the sender', () => {
    const {html, text} = renderMail(content, {...BRAND, postalAddress});
    expect(html).toContain(postalAddress);
    expect(text).toContain(postalAddress);
    expect(renderMail(CONTENT, {...BRAND, postalAddress}).text).not.toContain(postalAddress);
  });

  it('is refused without one', () => {
    for (const brand of [BRAND, {...BRAND, postalAddress: null}])
      expect(() => renderMail(content, brand)).toThrow('MAIL_POSTAL_ADDRESS is missing');
  });
});

it('a mail has facts above its products, and links of products', () => {
  const [item] = CONTENT.items;
  const {html, text} = renderMail(
    {
      ...CONTENT,
      facts: [{label: 'Goes to', lines: ['Ada <Lovelace>', '12 Analytical Way']}],
      items: item ? [{...item, link: {label: 'Recipe', url: 'https://shop.example/recipes/palak'}}] : [],
    },
    BRAND,
  );
  expect(text).toContain('Goes to:\nAda <Lovelace>\n12 Analytical Way\n\n2 x Palak Paneer: $15.98\n  Recipe: https://');
  expect(html).toContain('Ada &#60;Lovelace&#62;');
  expect(html).toContain('href="https://shop.example/recipes/palak"');
});
