import {describe, expect, it} from 'vitest';
import {splitQuestions} from './split-questions';

describe('splitQuestions', () => {
  it('splits a page at its headings', () => {
    const html =
      '<p>Hello.</p>\n<h2>How spicy?</h2>\n<p>Mild.</p><p>Really.</p>\n<h2>Returns &amp; refunds?</h2><p>Yes.</p>';
    expect(splitQuestions(html)).toEqual({
      introHtml: '<p>Hello.</p>',
      questions: [
        {id: 'how-spicy', title: 'How spicy?', html: '<p>Mild.</p><p>Really.</p>'},
        {id: 'returns-refunds', title: 'Returns & refunds?', html: '<p>Yes.</p>'},
      ],
    });
  });

  it('gives every question a unique id', () => {
    const {questions} = splitQuestions('<h2>Why?</h2>A<h2>Why?</h2>B<h2>¿?</h2>C');
    expect(questions.map(({id}) => id)).toEqual(['why', 'why-2', 'question-3']);
  });

  it('returns no questions without headings', () => {
    expect(splitQuestions('<p>Soon.</p>')).toEqual({introHtml: '<p>Soon.</p>', questions: []});
  });
});
