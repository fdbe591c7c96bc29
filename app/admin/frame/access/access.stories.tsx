import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {Forbidden} from './Forbidden';

const AccessStates = () => (
  <State name="a page that the role may not open" isWide>
    <Forbidden />
  </State>
);

export const stories: Stories = {title: 'Admin access', States: AccessStates};
