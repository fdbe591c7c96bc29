import type {Notice} from '~/core/notice';
import type {CartProblem} from './model/cart-problem';

export type PlanProblem = Extract<CartProblem, {kind: 'invalid-plan' | 'plan-not-offered' | 'plan-required'}>;

export const isPlanProblem = (problem: CartProblem): problem is PlanProblem => problem.kind.includes('plan');

export function planNotice(problem: PlanProblem): Notice {
  switch (problem.kind) {
    case 'invalid-plan':
      return {
        tone: 'error',
        title: 'We could not tell which subscription you meant',
        body: 'Your cart is as it was. Please choose again on the page of the product.',
      };
    case 'plan-not-offered':
      return {
        tone: 'error',
        title: 'That subscription is not offered for this product',
        body: 'Your cart is as it was. The page of the product shows how often we can send it.',
      };
    case 'plan-required':
      return {
        tone: 'warning',
        title: `${problem.title ?? 'That'} is sold by subscription only`,
        body: 'Please choose on its page how often we should send it.',
      };
  }
}
