import {describe, expect, it} from 'vitest';
import {toValues, type ValueSource} from './to-values.server';

const ARTICLE = 'gid://shopify/Article/1';
const TOOLS = {
  toPath: (url: string) => url.replace('https://shop.example', ''),
  articles: new Map([[ARTICLE, {title: 'Cardamom', handle: 'cardamom', blog: {handle: 'journal'}}]]),
};

const convert = (source: ValueSource) => toValues(source, TOOLS);
const IMAGE = {url: 'https://cdn.shopify.com/a.png', altText: 'A field', width: 4, height: 3};
const lines = (...texts: string[]) => [{kind: 'text', lines: texts}];

describe('toValues', () => {
  it.each([
    ['single_line_text_field', ' Kerala ', lines('Kerala')],
    ['single_line_text_field', '<b onclick="x()">bold</b>', lines('<b onclick="x()">bold</b>')],
    ['multi_line_text_field', 'One\r\n\r\nTwo', lines('One', 'Two')],
    ['boolean', 'true', lines('Yes')],
    ['boolean', 'maybe', []],
    ['number_integer', '1234567', lines('1,234,567')],
    ['number_decimal', '0.1250', lines('0.125')],
    ['number_decimal', '1e9', []],
    ['date', '2026-10-01', lines('October 1, 2026')],
    ['date', '2026-13-45', []],
    ['date', '2026-02-30', []],
    ['date_time', 'soon', []],
    ['money', '{"amount":"5.9","currency_code":"USD"}', lines('$5.90')],
    ['money', '{"amount":"5.9","currency_code":"<b>"}', []],
    ['dimension', '{"value":25.0,"unit":"cm"}', lines('25 cm')],
    ['dimension', '{"value":3,"unit":"INCHES"}', lines('3 in')],
    ['weight', '{"value":"2.5","unit":"kg"}', lines('2.5 kg')],
    ['volume', '{"value":20,"unit":"us_fl_oz"}', lines('20 fl oz')],
    ['volume', '{"value":20,"unit":"<img>"}', []],
    ['rating', '{"value":"4.50","scale_min":"1.0","scale_max":"5.0"}', [{kind: 'rating', value: '4.5', max: '5'}]],
    ['color', '#B87333', [{kind: 'color', hex: '#b87333'}]],
    ['color', 'red;background:url(//evil.example)', []],
    ['json', '{"html":"<script>"}', []],
    ['unheard_of', 'anything', []],
    ['list.unheard_of', '["anything"]', []],
    ['single_line_text_field', null, []],
  ])('shows %s %s', (type, value, expected) => {
    expect(convert({type, value})).toEqual(expected);
  });

  it('shows each valid entry of a list, up to twenty', () => {
    expect(convert({type: 'list.single_line_text_field', value: '["One",2,""," Two "]'})).toEqual([
      {kind: 'text', lines: ['One']},
      {kind: 'text', lines: ['2']},
      {kind: 'text', lines: ['Two']},
    ]);
    expect(convert({type: 'list.date', value: '["2026-10-01","never"]'})).toEqual(lines('October 1, 2026'));
    expect(convert({type: 'list.weight', value: '[{"value":1,"unit":"g"}]'})).toEqual(lines('1 g'));
    expect(convert({type: 'list.color', value: '["#000000"]'})).toEqual([{kind: 'color', hex: '#000000'}]);
    expect(convert({type: 'list.number_integer', value: JSON.stringify(Array(99).fill(1))})).toHaveLength(20);
    for (const value of ['not JSON', '{}', '"text"', 'null']) {
      expect(convert({type: 'list.single_line_text_field', value}), value).toEqual([]);
    }
  });

  it('links to URLs of the web, and to paths of this shop', () => {
    expect(convert({type: 'url', value: 'https://farm.example/tour/'})).toEqual([
      {kind: 'link', text: 'farm.example/tour', href: 'https://farm.example/tour/', isExternal: true},
    ]);
    expect(convert({type: 'url', value: 'https://shop.example/recipes'})).toMatchObject([
      {href: '/recipes', isExternal: false},
    ]);
    expect(convert({type: 'url', value: 'tel:+15550100'})).toMatchObject([{text: '+15550100', isExternal: false}]);
    expect(convert({type: 'link', value: '{"text":"The farm","url":"https://farm.example"}'})).toMatchObject([
      {text: 'The farm', href: 'https://farm.example/'},
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://shop.example/1',
    '//evil.example',
    '/\\evil.example',
    'https://user:secret@shop.example',
    '',
  ])('makes no link of %j, wherever it is', (url) => {
    expect(convert({type: 'url', value: url})).toEqual([]);
    expect(convert({type: 'list.url', value: JSON.stringify([url])})).toEqual([]);
    expect(convert({type: 'link', value: JSON.stringify({text: 'Press', url})})).toEqual([]);
    const richText = {type: 'root', children: [{type: 'link', url, children: [{type: 'text', value: 'Press'}]}]};
    expect(convert({type: 'rich_text_field', value: JSON.stringify(richText)})).toEqual([
      {kind: 'html', html: 'Press'},
    ]);
    const file = {__typename: 'GenericFile', url, alt: 'File', mimeType: null} as const;
    expect(convert({type: 'file_reference', reference: file})).toEqual([]);
  });

  it('shows rich text with its formatting', () => {
    const value = JSON.stringify({
      type: 'root',
      children: [
        {type: 'heading', level: 2, children: [{type: 'text', value: 'Origin'}]},
        {
          type: 'paragraph',
          children: [
            {type: 'text', value: 'A & B', bold: true, italic: true},
            {type: 'link', url: 'https://shop.example/recipes', children: [{type: 'text', value: 'Cook'}]},
          ],
        },
        {type: 'list', listType: 'ordered', children: [{type: 'list-item', children: [{type: 'text', value: '1'}]}]},
      ],
    });
    const html =
      '<h3>Origin</h3><p><strong><em>A &amp; B</em></strong><a href="/recipes">Cook</a></p><ol><li>1</li></ol>';
    expect(convert({type: 'rich_text_field', value})).toEqual([{kind: 'html', html}]);
  });

  it('shows hostile rich text as plain text or not at all', () => {
    const root = (...children: unknown[]) => JSON.stringify({type: 'root', children});
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const shown = (value: string) => JSON.stringify(convert({type: 'rich_text_field', value}));
    expect(shown(root({type: 'text', value: script}))).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img');
    expect(shown(root({type: 'script', children: [{type: 'text', value: 'inside'}]}))).not.toContain('<script');
    expect(shown(root({type: 'heading', level: '1><script>', children: [{type: 'text', value: 'x'}]}))).toContain(
      '<h3>',
    );
    const depth = 2_000;
    const inside = '{"type":"paragraph","children":['.repeat(depth);
    const deep = `{"type":"root","children":[${inside}{"type":"text","value":"deep"}${']}'.repeat(depth)}]}`;
    expect(shown(deep)).not.toContain('deep');
    for (const value of ['', 'null', '[]', '{"type":"text","value":"x"}', '<p>HTML</p>', root(null, 7, 'text')]) {
      expect(shown(value), value).toBe('[]');
    }
  });

  it('links to products, collections, pages and articles', () => {
    const found = convert({
      type: 'list.mixed_reference',
      references: {
        nodes: [
          {__typename: 'Product', handle: 'palak-paneer', title: 'Palak Paneer'},
          {__typename: 'Collection', handle: 'bundles', title: 'Bundles'},
          {__typename: 'Page', handle: 'about', title: 'About'},
        ],
      },
    });
    expect(found.map((value) => value.kind === 'link' && value.href)).toEqual([
      '/product/palak-paneer',
      '/collections/bundles',
      '/pages/about',
    ]);
    expect(convert({type: 'article_reference', value: ARTICLE})).toMatchObject([{href: '/blogs/journal/cardamom'}]);
    const ids = JSON.stringify([ARTICLE, 'gid://shopify/Article/2']);
    expect(convert({type: 'list.article_reference', value: ids})).toHaveLength(1);
  });

  it('shows files by what they are, and nothing of what was deleted', () => {
    expect(convert({type: 'file_reference', reference: {__typename: 'MediaImage', alt: null, image: IMAGE}})).toEqual([
      {kind: 'picture', image: IMAGE, alt: 'A field'},
    ]);
    const sources = [{url: 'https://cdn.shopify.com/v.mp4', mimeType: 'video/mp4'}];
    const video = {__typename: 'Video', alt: 'Harvest', previewImage: IMAGE, sources} as const;
    expect(convert({type: 'file_reference', reference: video})).toMatchObject([{kind: 'clip', title: 'Harvest'}]);
    expect(convert({type: 'file_reference', reference: {...video, sources: []}})).toEqual([]);
    const url = 'https://cdn.shopify.com/s/files/Lab%20report.pdf?v=1';
    const file = {__typename: 'GenericFile', alt: null, url, mimeType: 'application/pdf'} as const;
    expect(convert({type: 'file_reference', reference: file})).toMatchObject([{text: 'Lab report.pdf', href: url}]);
    expect(convert({type: 'file_reference', reference: null})).toEqual([]);
    expect(convert({type: 'product_reference', value: 'gid://shopify/Product/1'})).toEqual([]);
    expect(convert({type: 'customer_reference', reference: {__typename: 'ProductVariant'} as never})).toEqual([]);
  });

  it('shows the fields of a metaobject, each as safely', () => {
    const fields = [
      {key: 'lab_name', type: 'single_line_text_field', value: 'Lab'},
      {key: 'report', type: 'url', value: 'javascript:alert(1)'},
      {key: 'certificate', type: 'file_reference', value: 'gid://shopify/GenericFile/1'},
    ];
    expect(convert({type: 'metaobject_reference', reference: {__typename: 'Metaobject', fields}})).toEqual([
      {kind: 'entry', fields: [{id: 'lab_name', label: 'Lab name', values: lines('Lab')}]},
    ]);
  });
});
