import {isPromoProblem} from '~/shop/cart/model/cart-problem';
import {PromoCodes} from '~/shop/cart/parts/PromoCodes';
import {LONG_NAME} from '../long-name';
import {OnPress} from '../OnPress';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {PROBLEMS} from './problem-samples';

export function PromoCodeSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Promo codes">
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
    </Section>
  );
}
