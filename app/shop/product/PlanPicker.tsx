import {Link} from '@remix-run/react';
import {useId} from 'react';
import {variantName} from '~/core/variant-name';
import {planPath, type PlansView, type PlanView} from '~/shop/catalog/model/plan-view';
import type {PriceView} from '~/shop/catalog/model/price';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {Alert} from '~/ui/Alert';
import {Price} from '~/ui/Price';
import {ChoiceAnnouncer} from './ChoiceAnnouncer';
import {PLAN_COPY} from './plan-copy';

type PlannedProduct = Pick<ProductView, 'handle' | 'title' | 'variantTitle' | 'selectedOptions' | 'price'>;

interface PlanPickerProps {
  readonly product: PlannedProduct;
  /** Null for a product that is sold by subscription only, if its plans cannot be read. */
  readonly plans: PlansView | null;
}

/** A one-time purchase and the subscriptions of a product. Each is a link, as the values of options are. */
export function PlanPicker({product, plans}: PlanPickerProps) {
  const id = useId();
  if (!plans) {
    return (
      <Alert tone="info" title={PLAN_COPY.unavailable}>
        {PLAN_COPY.unavailableBody}
      </Alert>
    );
  }
  const {groups, oneTime, chosen, isSubstitute} = plans;
  const name = chosen?.name ?? PLAN_COPY.oneTime;
  return (
    <div data-slot="plans" className="mb-6 space-y-4">
      {isSubstitute && (
        <Alert tone="info" title={PLAN_COPY.substitute}>
          {PLAN_COPY.substituteBody}
        </Alert>
      )}
      <div role="group" aria-labelledby={id}>
        <p id={id} className="mb-2 font-semibold">
          {PLAN_COPY.title}
        </p>
        {oneTime && (
          <ul>
            <Choice product={product} plan={null} name={PLAN_COPY.oneTime} price={oneTime} isChosen={!chosen} />
          </ul>
        )}
        {groups.map((group, index) => (
          <PlanGroup key={index} product={product} group={group} chosen={chosen} />
        ))}
      </div>
      <ChoiceAnnouncer text={PLAN_COPY.chosen(variantName(product.title, product.variantTitle), name, product.price)} />
    </div>
  );
}

interface PlanGroupProps {
  readonly product: PlannedProduct;
  readonly group: PlansView['groups'][number];
  readonly chosen: PlanView | null;
}

function PlanGroup({product, group: {name, plans}, chosen}: PlanGroupProps) {
  const id = useId();
  return (
    <>
      <p id={id} className="mt-3 mb-2 text-sm [overflow-wrap:anywhere] text-ink-soft">
        {name}
      </p>
      <ul aria-labelledby={id} className="space-y-2">
        {plans.map((plan) => (
          <Choice
            key={plan.id}
            product={product}
            plan={plan}
            name={plan.name}
            description={plan.description}
            price={plan}
            isChosen={plan.id === chosen?.id}
          />
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly product: PlannedProduct;
  readonly plan: PlanView | null;
  readonly name: string;
  readonly description?: string | null;
  readonly price: PriceView;
  readonly isChosen: boolean;
}

function Choice({product, plan, name, description, price, isChosen}: ChoiceProps) {
  return (
    <li>
      <Link
        to={planPath(product, plan)}
        preventScrollReset
        rel="nofollow"
        aria-current={isChosen ? 'true' : undefined}
        className="option-value w-full flex-wrap justify-between gap-x-4 gap-y-1"
      >
        <span className="min-w-0">
          {name}
          {description && <span className="block text-sm text-ink-soft">{description}</span>}
        </span>
        <Price price={price.price} compareAtPrice={price.compareAtPrice} size="sm" />
      </Link>
    </li>
  );
}
