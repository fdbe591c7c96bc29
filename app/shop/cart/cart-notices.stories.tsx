import {cartNotice} from '~/shop/cart/cart-notice-copy';
import {Alert} from '~/ui/Alert';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {PROBLEMS} from './problem-samples';

export function CartNoticeSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Problems of a cart">
      {PROBLEMS.map((problem) => {
        const {tone, title, body} = cartNotice(problem);
        return (
          <State key={problem.kind} name={problem.kind}>
            <Alert tone={tone} title={title}>
              {body}
            </Alert>
          </State>
        );
      })}
    </Section>
  );
}
