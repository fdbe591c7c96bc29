import {absoluteUrl} from '~/core/page-meta';
import {productPath} from '~/shop/catalog/model/product-path';
import {servingsText} from '~/shop/catalog/model/servings';
import type {OptionView} from '~/shop/catalog/model/option-view';
import {valuePath} from '~/shop/catalog/model/variant-path';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {MARKDOWN_COPY as COPY} from './llms-copy';
import {escapeMarkdown} from './to-llms-text';

/** Returns the facts of a product page as Markdown, with the texts that the page shows. */
export function toProductMarkdown(product: ProductView, origin: string): string {
  const url = (handle: string) => absoluteUrl(productPath(handle), {origin});
  const {title, price, compareAtPrice, isAvailable, backorder, servings, heat, sku} = product;
  const facts = [
    `${COPY.price}: ${price}${compareAtPrice ? ` (${COPY.before(compareAtPrice)})` : ''}`,
    `${COPY.availability}: ${backorder?.text ?? (isAvailable ? COPY.inStock : COPY.soldOut)}`,
    ...(product.variantTitle ? [`${COPY.variant}: ${escapeMarkdown(product.variantTitle)}`] : []),
    ...(product.unitPrice ? [escapeMarkdown(product.unitPrice)] : []),
    ...(servings === null ? [] : [servingsText(servings)]),
    ...(heat ? [`${COPY.heat}: ${escapeMarkdown(heat)}`] : []),
    ...(sku ? [`${COPY.sku}: ${escapeMarkdown(sku)}`] : []),
  ];
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    bullets(facts),
    ...section(COPY.options, bullets(product.options.map((option) => optionText(product, option, origin)))),
    ...product.description.map(escapeMarkdown),
    ...section(COPY.whyChoose, bullets(product.whyChoose.map(escapeMarkdown))),
    ...section(
      COPY.includes,
      bullets(product.includes.map((pack) => `[${escapeMarkdown(pack.title)}](${url(pack.handle)})`)),
    ),
    ...section(
      COPY.components,
      bullets(
        product.components.map(
          ({quantity, name, path}) => `${quantity} × [${escapeMarkdown(name)}](${absoluteUrl(path, {origin})})`,
        ),
      ),
    ),
    ...section(COPY.ingredients, product.ingredients.map(escapeMarkdown).join('\n\n')),
    ...section(
      COPY.howToUse,
      product.howToUse.map((step, index) => `${index + 1}. ${escapeMarkdown(step)}`).join('\n'),
    ),
    ...section(COPY.storage, product.storage.map(escapeMarkdown).join('\n\n')),
    `[${COPY.buy}](${url(product.handle)})`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Links the values that can be chosen beside the others, and says which cannot be bought. */
function optionText(product: ProductView, {name, values}: OptionView, origin: string): string {
  const texts = values.map((value) => {
    const title = escapeMarkdown(value.name);
    if (value.isSelected) return `${title} (${COPY.chosen})`;
    const path = valuePath(product, name, value);
    const link = path ? `[${title}](${absoluteUrl(path, {origin})})` : title;
    return value.state === 'available' ? link : `${link} (${COPY.state[value.state]})`;
  });
  return `${escapeMarkdown(name)}: ${texts.join(', ')}`;
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Returns nothing for a section without content. */
const section = (title: string, content: string): readonly string[] => (content ? [`## ${title}`, content] : []);
