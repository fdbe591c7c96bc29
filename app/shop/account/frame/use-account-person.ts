import {useRouteLoaderData} from '@remix-run/react';
import type {Person} from '../profile/find-person.server';

interface LayoutData {
  readonly kind: string;
  readonly person?: Person;
}

const LAYOUT_ROUTE = 'routes/profile';
const NO_PERSON: Person = {userId: '', displayName: '', name: '', email: null};

export const useAccountPerson = (): Person => useRouteLoaderData<LayoutData>(LAYOUT_ROUTE)?.person ?? NO_PERSON;
