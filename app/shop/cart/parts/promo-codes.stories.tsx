import {LONG_NAME} from '~/workbench/long-name';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {isPromoProblem} from '../model/cart-problem';
import {PROBLEMS} from '../problem-samples';
import {PromoCodes} from './PromoCodes';

function PromoCodeStates() {
  return (
    <>
      <State name="none">
        <PromoCodes codes={[]} problems={[]} />
      </State>
      <State name="one that counts, one that does not">
        <PromoCodes
          codes={[
            {code: 'FUSION15', isApplicable: true},
            {code: 'SUMMER10', isApplicable: false},
          ]}
          problems={[]}
        />
      </State>
      <State name="a very long one">
        <PromoCodes codes={[{code: LONG_NAME.toUpperCase(), isApplicable: false}]} problems={[]} />
      </State>
      <State name="what can be wrong (it brings itself into sight)" isWide>
        <div className="workbench-row">
          {PROBLEMS.filter(isPromoProblem).map((problem) => (
            <OnPress key={problem.kind} label={problem.kind}>
              {(isOpen) => isOpen && <PromoCodes codes={[]} problems={[problem]} />}
            </OnPress>
          ))}
        </div>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Promo codes', States: PromoCodeStates};
