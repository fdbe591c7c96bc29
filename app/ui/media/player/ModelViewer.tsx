// The file is an asset here: only its address is imported.
// eslint-disable-next-line import/default
import viewerUrl from '@google/model-viewer/dist/model-viewer.min.js?url';
import {createElement, useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {cn} from '../../cn';
import {ShopImage} from '../../ShopImage';
import {Spinner} from '../../Spinner';
import {MODEL_COPY} from '../media-copy';
import type {VideoProps} from '../PlayFacade';
import {useLoading} from './use-loading';

/** How long nothing may arrive: the viewer has 290 kB, and models have megabytes. */
const TIMEOUT_MS = 60_000;

/**
 * Turns a 3D model with the pointer or with the arrow keys. Loaded when a model is first opened; its picture stays if it
 * cannot be shown.
 */
export function ModelViewer({url, title, poster, aspect, sizes, className}: VideoProps) {
  const viewer = useRef<HTMLElement>(null);
  const [isArriving, setIsArriving] = useState(false);
  const {state, onLoaded, onFailed} = useLoading(!isArriving, TIMEOUT_MS);
  const onArriving = useCallback(() => setIsArriving(true), []);
  useViewer(viewer, {onArriving, onLoaded, onFailed});
  return (
    <div style={{aspectRatio: aspect}} className={cn('relative bg-surface', className)}>
      {state !== 'failed' &&
        createElement('model-viewer', {
          ref: viewer,
          src: url,
          alt: title,
          'camera-controls': '',
          'touch-action': 'pan-y',
          'interaction-prompt': 'none',
          style: {width: '100%', height: '100%'},
        })}
      {state !== 'loaded' && poster && (
        <ShopImage image={poster} alt="" aspect={aspect} sizes={sizes} className="absolute inset-0" />
      )}
      {state === 'loading' && (
        <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-surface-raised/90">
          <Spinner />
        </span>
      )}
      <p
        role="status"
        className={state === 'failed' ? 'absolute inset-x-0 bottom-0 bg-surface-raised/95 p-3 text-center' : 'sr-only'}
      >
        {MODEL_COPY[state]}
      </p>
    </div>
  );
}

/** Handlers that stay the same, so that the element is set up once. */
interface ViewerEvents {
  /** Called when the first part of the model has arrived. */
  readonly onArriving: () => void;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
}

/** Loads the custom element and follows its events. The element replaces the clicked link, so it takes the focus. */
function useViewer(viewer: RefObject<HTMLElement>, {onArriving, onLoaded, onFailed}: ViewerEvents) {
  useEffect(() => {
    const element = viewer.current;
    if (!element) return;
    // The model can be reached once its own poster has gone.
    const takeFocus = () => {
      element.shadowRoot?.querySelector<HTMLElement>('.userInput')?.focus({preventScroll: true});
    };
    // The gallery would leave the slide at an arrow key.
    const keep = (event: KeyboardEvent) => event.stopPropagation();
    element.addEventListener('progress', onArriving);
    element.addEventListener('load', onLoaded);
    element.addEventListener('poster-dismissed', takeFocus);
    element.addEventListener('error', onFailed);
    element.addEventListener('keydown', keep);
    if (hasGraphics()) importViewer().catch(onFailed);
    else onFailed();
    return () => {
      element.removeEventListener('progress', onArriving);
      element.removeEventListener('load', onLoaded);
      element.removeEventListener('poster-dismissed', takeFocus);
      element.removeEventListener('error', onFailed);
      element.removeEventListener('keydown', keep);
    };
  }, [viewer, onArriving, onLoaded, onFailed]);
}

/**
 * Imports the custom element. For compressed models it starts WebAssembly wherever that exists, which the
 * Content-Security-Policy forbids: the unhandled error would end the page. Nothing else here can use WebAssembly either.
 */
function importViewer(): Promise<unknown> {
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  return import(/* @vite-ignore */ viewerUrl);
}

const hasGraphics = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
