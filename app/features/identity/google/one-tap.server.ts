import {redirect} from '@shopify/remix-oxygen';
import {decodeJwt} from 'jose';
import {z} from 'zod';
import {hexDigest, randomSecret} from '~/platform/digest.server';
import {backendOf} from '~/platform/env.server';
import {createOneTimeCookie} from '~/platform/session/one-time-cookie.server';
import {googleOrigin, offersGoogle} from '~/platform/sign-in-sources.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createGoogleAuth, type Identified} from '~/platform/supabase/google-auth.server';
import type {Visit} from '../away/sign-in-elsewhere.server';
import {fieldOf, readForm} from '~/platform/form.server';
import {returnTarget} from '../return-target';
import {enterWithGoogle} from './enter-with-google.server';
import type {OneTapOffer} from './one-tap-offer';

/** The id is the nonce. */
const NONCE = {name: 'one-tap', lifetimeSeconds: 300, schema: z.object({id: z.string()})};

const nonceOf = ({context, request}: Visit) => createOneTimeCookie(NONCE, {...context, request});

/** @returns what Google's prompt needs; null for whoever is signed in, and where Google is not offered */
export async function offerOneTap(visit: Visit): Promise<OneTapOffer | null> {
  const {config, session} = visit.context;
  if (!offersGoogle(config) || !config.GOOGLE_CLIENT_ID || (await session.claims())) return null;
  const id = randomSecret();
  await nonceOf(visit).leave({id});
  return {
    clientId: config.GOOGLE_CLIENT_ID,
    nonce: await hexDigest(id),
    script: `${googleOrigin(config)}/gsi/client`,
  };
}

/** Signs in whoever chose themselves in Google's prompt, and leads back to the page they were on. */
export async function answerOneTap(visit: Visit): Promise<Response> {
  const {config, flash, report} = visit.context;
  const form = await readForm(visit.request);
  const token = fieldOf(form, 'credential');
  const returnTo = returnTarget(fieldOf(form, 'returnTo'), config.PUBLIC_ORIGIN) ?? '/';
  let said: string | null = null;
  try {
    const found = token ? await findPerson(visit, token) : null;
    if (found?.ok) return await enterWithGoogle(visit, found.value, {returnTo, purpose: 'sign-in'});
    said = found?.error.said ?? null;
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
  }
  await flash.leaveWords('google-failed', said);
  return redirect(returnTo, 303);
}

/** The token must carry the nonce of this very browser, for the first time, before anybody else is asked about it. */
async function findPerson(visit: Visit, token: string): Promise<Identified | null> {
  const {config, waitUntil} = visit.context;
  const nonce = nonceOf(visit);
  const minted = await nonce.find();
  const backend = offersGoogle(config) ? backendOf(config) : null;
  if (!minted || !backend || nonceIn(token) !== (await hexDigest(minted.id))) return null;
  return (await nonce.spend(minted)) ? createGoogleAuth(backend, waitUntil).exchangeIdToken(token, minted.id) : null;
}

function nonceIn(token: string): unknown {
  try {
    return decodeJwt(token).nonce;
  } catch {
    return null;
  }
}
