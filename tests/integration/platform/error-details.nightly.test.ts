import {afterAll, beforeAll, expect, it} from 'vitest';
import {readBuildRoutes} from '../../support/build-routes';
import {ROUTE_ACCESS} from '../../support/route-access';
import {nameOfRequest, requestsToRoute, sendToRoute} from '../../support/route-requests';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
afterAll(() => stack.close());

/** Texts of errors that Remix, React, workerd and this code raise, lines of their stacks, and paths of source files. */
const DETAIL =
  /\b\w*Error: |You made a |did not provide an? `|Invalid request method|No route matches|does not match URL|\bat [\w$.<>]+ ?\(?[^\s"\\]+:\d+:\d+|node_modules|file:\/\/|\/app\/[\w/.$-]+\.tsx?\b/;

it('shows no text, stack or file of an internal error for any method at any route', async () => {
  const shown: string[] = [];
  for (const route of readBuildRoutes()) {
    for (const request of requestsToRoute(route, ROUTE_ACCESS[route.id]?.path ?? '/')) {
      const body = await (await sendToRoute(stack.origin, request)).text();
      const found = DETAIL.exec(body);
      if (found) shown.push(`${nameOfRequest(request)}: ${body.slice(found.index, found.index + 120)}`);
    }
  }
  expect(shown).toEqual([]);
});
