import {Accordion, type AccordionItem} from '~/ui/Accordion';
import {Ranges} from '~/ui/Ranges';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {NutritionSlot} from './NutritionSlot';
import {PRODUCT_COPY} from './product-copy';

/** Ingredients, preparation, storage and nutrition in an accordion. Bundles have none of their own. */
export function ProductFacts({product}: {readonly product: ProductView}) {
  const items = toFactItems(product);
  return items.length > 0 ? <Accordion items={items} /> : null;
}

function toFactItems({isBundle, ingredients, howToUse, storage, nutrition}: ProductView): readonly AccordionItem[] {
  if (isBundle) return [];
  const items: AccordionItem[] = [];
  if (ingredients.length > 0) {
    items.push({id: 'ingredients', title: PRODUCT_COPY.ingredients, children: <Lines lines={ingredients} />});
  }
  if (howToUse.length > 0) {
    items.push({id: 'how-to-use', title: PRODUCT_COPY.howToUse, children: <Steps steps={howToUse} />});
  }
  if (storage.length > 0) items.push({id: 'storage', title: PRODUCT_COPY.storage, children: <Lines lines={storage} />});
  if (nutrition) {
    items.push({id: 'nutrition', title: PRODUCT_COPY.nutrition, children: <NutritionSlot nutrition={nutrition} />});
  }
  return items;
}

const Lines = ({lines}: {readonly lines: readonly string[]}) => (
  <div className="space-y-2">
    {lines.map((line) => (
      <p key={line}>
        <Ranges>{line}</Ranges>
      </p>
    ))}
  </div>
);

const Steps = ({steps}: {readonly steps: readonly string[]}) => (
  <ol className="list-decimal space-y-2 ps-5 marker:font-bold">
    {steps.map((step) => (
      <li key={step}>
        <Ranges>{step}</Ranges>
      </li>
    ))}
  </ol>
);
