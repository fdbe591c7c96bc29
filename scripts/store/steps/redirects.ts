import {z} from 'zod';
import {createNode} from '../create-node';
import {listAll} from '../list-all';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupStep} from '../setup-item';
import {REDIRECT_CREATE_MUTATION, REDIRECT_DELETE_MUTATION, REDIRECTS_QUERY} from './content.admin.gql';

const RedirectSchema = z.object({id: z.string(), path: z.string(), target: z.string()});

const toFound = ({id, target}: z.infer<typeof RedirectSchema>): Found => ({id, facts: {target}});

export const createRedirectsStep = ({admin, wanted}: SetupContext): SetupStep => ({
  name: 'redirects',
  title: 'Redirects',
  async load() {
    const redirects = await listAll(admin, REDIRECTS_QUERY, RedirectSchema);
    return wanted.urlRedirects.map(({path, target}) => {
      const known = redirects.find((redirect) => redirect.path === path);
      return {
        key: `redirect:${path}`,
        wanted: {target},
        found: known ? toFound(known) : null,
        async create() {
          const variables = {urlRedirect: {path, target}};
          return toFound(await createNode(admin, REDIRECT_CREATE_MUTATION, variables, RedirectSchema));
        },
        remove: ({id}: Found) => sendMutation(admin, REDIRECT_DELETE_MUTATION, {id}),
      };
    });
  },
});
