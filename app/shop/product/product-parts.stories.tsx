import {NUTRITION_FIELDS} from '~/shop/catalog/catalog-fixtures';
import type {MediaView} from '~/shop/catalog/model/product-view';
import {toNutrition} from '~/shop/catalog/model/to-nutrition';
import {BROKEN_PICTURE, PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {ChoicePanel} from './ChoicePanel';
import {Gallery} from './Gallery';
import {LowStock} from './LowStock';
import {NutritionFacts} from './NutritionFacts';
import {ProductNotFound} from './ProductNotFound';
import {PRODUCT_WITH_OPTIONS} from './product-samples';
import {ProductSkeleton} from './ProductSkeleton';

const MEDIA: readonly MediaView[] = [
  {kind: 'image', alt: 'A pack', image: PICTURE},
  {kind: 'image', alt: 'A picture that fails', image: BROKEN_PICTURE},
  {kind: 'clip', alt: 'How it is cooked', poster: PICTURE, url: '/workbench/no-such-clip'},
];
const FEW_LEFT = Promise.resolve('Only 3 left in stock');
const FULL_PANEL = toNutrition(NUTRITION_FIELDS);
const BARE_PANEL = toNutrition([{key: 'calories', value: '90'}]);

function ProductStates() {
  return (
    <>
      <State name="nutrition facts">{FULL_PANEL && <NutritionFacts nutrition={FULL_PANEL} />}</State>
      <State name="nutrition facts, calories alone">{BARE_PANEL && <NutritionFacts nutrition={BARE_PANEL} />}</State>
      <State name="few left">
        <LowStock text={FEW_LEFT} />
      </State>
      <State name="gallery">
        <Gallery media={MEDIA} hue="palak" />
      </State>
      <State name="gallery of one picture">
        <Gallery media={MEDIA.slice(0, 1)} hue="goat" />
      </State>
      <State name="gallery without a picture">
        <Gallery media={[]} hue={null} />
      </State>
      <State name="options in a drawer">
        <ChoicePanel choice={PRODUCT_WITH_OPTIONS} hasFailed={false} path="/" onChoose={() => undefined} />
      </State>
      <State name="options that load">
        <ChoicePanel choice={null} hasFailed={false} path="/" onChoose={() => undefined} />
      </State>
      <State name="options that fail">
        <ChoicePanel choice={null} hasFailed path="/" onChoose={() => undefined} />
      </State>
      <State name="a product’s page on its way" isWide>
        <ProductSkeleton />
      </State>
      <State name="no such product" isWide>
        <ProductNotFound />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Product page', States: ProductStates};
