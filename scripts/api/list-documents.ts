import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Api} from './published-schemas';

/** A query or mutation that is sent to Shopify. */
export interface ApiDocument {
  readonly name: string;
  readonly file: string;
  readonly api: Api;
  readonly text: string;
}

const FOLDERS = ['app', 'scripts/store'];
const DOCUMENT_FILE = /(?:\.(customer|admin))?\.gql\.ts$/;
const DOCUMENT_NAME = /_(?:QUERY|MUTATION)$/;

function toApi(name: string): Api {
  const api = /\.(customer|admin)\.gql\.ts$/.exec(name)?.[1];
  return api === 'customer' || api === 'admin' ? api : 'storefront';
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && DOCUMENT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Lists every document of the storefront and of the store's commands. */
export async function listDocuments(): Promise<readonly ApiDocument[]> {
  const documents: ApiDocument[] = [];
  for (const file of FOLDERS.flatMap(filesIn).sort()) {
    const exported = (await import(pathToFileURL(path.resolve(file)).href)) as Readonly<Record<string, unknown>>;
    for (const [name, text] of Object.entries(exported))
      if (DOCUMENT_NAME.test(name) && typeof text === 'string') documents.push({name, file, api: toApi(file), text});
  }
  return documents;
}
