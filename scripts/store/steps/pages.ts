import {z} from 'zod';
import {createNode} from '../create-node';
import {toPlainText} from '../../../local/shop/catalog/to-plain-text';
import {listAll} from '../list-all';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupStep} from '../setup-item';
import {PAGE_CREATE_MUTATION, PAGE_DELETE_MUTATION, PAGES_QUERY} from './content.admin.gql';

const PageSchema = z.object({id: z.string(), handle: z.string(), title: z.string(), body: z.string()});

const toFound = ({id, title, body}: z.infer<typeof PageSchema>): Found => ({
  id,
  facts: {title, text: toPlainText(body)},
});

export const createPagesStep = ({admin, wanted}: SetupContext): SetupStep => ({
  name: 'pages',
  title: 'Pages',
  async load() {
    const pages = await listAll(admin, PAGES_QUERY, PageSchema);
    return wanted.pages.map(({handle, title, bodyHtml}) => {
      const known = pages.find((page) => page.handle === handle);
      return {
        key: `page:${handle}`,
        wanted: {title, text: toPlainText(bodyHtml)},
        found: known ? toFound(known) : null,
        async create() {
          const page = {handle, title, body: bodyHtml, isPublished: true};
          return toFound(await createNode(admin, PAGE_CREATE_MUTATION, {page}, PageSchema));
        },
        remove: ({id}: Found) => sendMutation(admin, PAGE_DELETE_MUTATION, {id}),
      };
    });
  },
});
