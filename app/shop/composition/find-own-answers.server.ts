import {matchesWords} from '~/core/matching-words';
import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {nullOnUpstreamFailure} from '../catalog/degrade.server';
import {findContent} from '../content/page/find-content.server';
import {getScreen} from '../content/page/screens';
import {toPlainText} from '../content/page/to-plain-text';
import {findRecipes} from '../recipes/find-recipes.server';
import {recipePath} from '~/core/recipe-path';
import {parseFoundKinds} from '../search/found-kinds.server';
import type {AnswerGroup, FoundContent} from '../search/results/find-content-results.server';

type Context = Pick<AppContext, 'storefront' | 'config' | 'report'>;

const MAX_FOUND = 4;
const EXCERPT_LENGTH = 160;
const POLICY_SCREENS = ['shipping-returns', 'privacy-policy', 'terms-of-service'];

/** A text that can be found, with its page. */
interface Findable {
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/**
 * Finds questions, policies and recipes, which Shopify's search does not: answers are parts of a page, policies are no pages,
 * and recipes belong to products. All are read from the cache of the catalog. Missing while Shopify does not respond.
 * @param words as `toSearchWords` returns them
 */
export async function findOwnAnswers(context: Context, words: string): Promise<readonly AnswerGroup[]> {
  if (words === '') return [];
  const orNone = async (read: Promise<readonly Findable[]>) =>
    (await nullOnUpstreamFailure(read, context.report)) ?? [];
  const [settings, questions, policies, recipes] = await Promise.all([
    findSettingFields(context),
    orNone(findQuestions(context)),
    orNone(findPolicies(context)),
    orNone(findRecipeTitles(context)),
  ]);
  // A merchant who hides pages hides what is on them.
  const withPages = parseFoundKinds(settings).has('pages');
  const groups: readonly AnswerGroup[] = [
    {kind: 'questions', found: withPages ? select(questions, words) : []},
    {kind: 'policies', found: withPages ? select(policies, words) : []},
    {kind: 'recipes', found: select(recipes, words)},
  ];
  return groups.filter(({found}) => found.length > 0);
}

async function findQuestions(context: Context): Promise<readonly Findable[]> {
  const screen = getScreen('faqs');
  const content = screen && (await findContent(context, screen));
  if (content?.layout !== 'questions') return [];
  return content.questions.map(({id, title, html}) => ({title, path: `/faqs#${id}`, text: toText(html)}));
}

async function findPolicies(context: Context): Promise<readonly Findable[]> {
  const found = await Promise.all(
    POLICY_SCREENS.map(async (name) => {
      const screen = getScreen(name);
      const content = screen && (await findContent(context, screen));
      if (content?.layout !== 'policies') return [];
      const text = content.parts.map(({html}) => toText(html)).join(' ');
      return [{title: content.title, path: `/${name}`, text}];
    }),
  );
  return found.flat();
}

async function findRecipeTitles({storefront}: Context): Promise<readonly Findable[]> {
  const recipes = await findRecipes(storefront);
  return recipes.map(({title, handle}) => ({title, path: recipePath(handle), text: ''}));
}

/** Removes the tags of HTML, and keeps the words of neighboring paragraphs apart. */
const toText = (html: string): string => toPlainText(html.replaceAll('<', ' <')).replaceAll(/\s+/g, ' ');

/** Titles that match come before texts that do. */
function select(all: readonly Findable[], words: string): readonly FoundContent[] {
  const byTitle = all.filter(({title}) => matchesWords(title, words));
  const byText = all.filter((each) => !byTitle.includes(each) && matchesWords(`${each.title} ${each.text}`, words));
  return [...byTitle, ...byText].slice(0, MAX_FOUND).map(({title, path, text}) => ({
    title,
    path,
    excerpt: excerptOf(text, words),
  }));
}

/** Returns the text around the first searched word that is in it. */
function excerptOf(text: string, words: string): string {
  const lower = text.toLowerCase();
  const positions = words.split(' ').map((word) => lower.indexOf(word));
  const first = Math.min(...positions.filter((position) => position >= 0), text.length);
  const start = first === text.length ? 0 : text.lastIndexOf('. ', first) + 1;
  const excerpt = text.slice(start).trim();
  return excerpt.length > EXCERPT_LENGTH ? `${excerpt.slice(0, EXCERPT_LENGTH).trimEnd()}…` : excerpt;
}
