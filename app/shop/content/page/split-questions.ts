import {toHashName} from './to-heading-id';
import {toPlainText} from './to-plain-text';

export interface Question {
  /** A slug of the question, which links can use as hash. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** HTML split at its second-level headings. */
export interface Questions {
  /** The HTML before the first heading; may be empty. */
  readonly introHtml: string;
  readonly questions: readonly Question[];
}

/**
 * Splits an FAQ page: each second-level heading is a question, followed by its answer.
 * @param html sanitized
 */
export function splitQuestions(html: string): Questions {
  const [introHtml = '', ...parts] = html.split('<h2>');
  const questions = parts.map((part) => {
    const [heading = '', ...response] = part.split('</h2>');
    const title = toPlainText(heading);
    return {id: toHashName(title), title, html: response.join('').trim()};
  });
  return {introHtml: introHtml.trim(), questions: questions.map(withUniqueId)};
}

const withUniqueId = (question: Question, index: number, all: readonly Question[]): Question => {
  const isTaken = all.findIndex(({id}) => id === question.id) < index;
  return isTaken || question.id === '' ? {...question, id: `${question.id || 'question'}-${index + 1}`} : question;
};
