import {Alert} from '~/ui/Alert';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {cartNotice} from './cart-notice-copy';
import {PROBLEMS} from './problem-samples';

function CartNoticeStates() {
  return (
    <>
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
    </>
  );
}

export const stories: Stories = {title: 'Problems of a cart', States: CartNoticeStates};
