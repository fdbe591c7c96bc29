import {describe, expect, it} from 'vitest';
import {faqJsonLd} from './faq-json-ld';

const HEAD = {title: 'FAQs', description: null};
const SITE = {origin: 'https://shop.example'};

describe('faqJsonLd', () => {
  it('has every question with the answer of the page, and links that work elsewhere', () => {
    const questions = [
      {id: 'how-spicy', title: 'How spicy?', html: '<p>Mild. See <a href="/products">all</a>.</p>'},
      {id: 'returns', title: 'Returns & refunds?', html: '<p>Within 30 days.</p>'},
    ];
    expect(faqJsonLd({...HEAD, layout: 'questions', introHtml: '', questions}, SITE)).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'How spicy?',
            acceptedAnswer: {
              '@type': 'Answer',
              text: '<p>Mild. See <a href="https://shop.example/products">all</a>.</p>',
            },
          },
          {
            '@type': 'Question',
            name: 'Returns & refunds?',
            acceptedAnswer: {'@type': 'Answer', text: '<p>Within 30 days.</p>'},
          },
        ],
      },
    ]);
  });

  it('has none for a page without questions', () => {
    expect(faqJsonLd({...HEAD, layout: 'text', parts: []}, SITE)).toEqual([]);
  });
});
