import {z} from 'zod';
import {createNode} from '../create-node';
import {listAll} from '../list-all';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupStep} from '../setup-item';
import {MENU_CREATE_MUTATION, MENU_DELETE_MUTATION, MENUS_QUERY} from './content.admin.gql';

const MenuSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  items: z.array(z.object({title: z.string(), url: z.string().nullable()})),
});

/** A link is known by its path: the store may add its own host. */
const toPath = (url: string | null): string | null => (url !== null && URL.canParse(url) ? new URL(url).pathname : url);

/** The title is seen by staff only. */
const toFound = ({id, items}: z.infer<typeof MenuSchema>): Found => ({
  id,
  facts: {items: items.map(({title, url}) => [title, toPath(url)])},
});

export const createMenusStep = ({admin, wanted}: SetupContext): SetupStep => ({
  name: 'menus',
  title: 'Menus',
  async load() {
    const menus = await listAll(admin, MENUS_QUERY, MenuSchema);
    return wanted.menus.map(({handle, title, items}) => {
      const known = menus.find((menu) => menu.handle === handle);
      return {
        key: `menu:${handle}`,
        wanted: {items: items.map((item) => [item.title, item.path])},
        found: known ? toFound(known) : null,
        async create() {
          const links = items.map((item) => ({title: item.title, type: 'HTTP', url: item.path}));
          return toFound(await createNode(admin, MENU_CREATE_MUTATION, {handle, title, items: links}, MenuSchema));
        },
        remove: ({id}: Found) => sendMutation(admin, MENU_DELETE_MUTATION, {id}),
      };
    });
  },
});
