import {useRouteLoaderData} from '@remix-run/react';
import type {Person} from '../profile/find-person.server';

interface Frame {
  readonly kind: string;
  readonly person?: Person;
}

const FRAME = 'routes/profile';
const NO_PERSON: Person = {userId: '', displayName: '', name: '', email: null};

/** @returns whose account this is, as the frame around the page knows it */
export const useAccountPerson = (): Person => useRouteLoaderData<Frame>(FRAME)?.person ?? NO_PERSON;
