import {money} from '../graphql/money';

/** Returns an amount in the shop's and the buyer's currency, which are the same here. */
export const moneyBag = (minor: number) => ({shopMoney: money(minor), presentmentMoney: money(minor)});
