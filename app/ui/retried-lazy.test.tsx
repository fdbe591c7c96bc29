import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {Suspense, type ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {optionalLazy} from './optional-lazy';
import {serverRenderedLazy} from './server-rendered-lazy';

/** Renders a page as HTML, once its lazy parts have loaded. */
const render = (page: ReactNode): Promise<string> => {
  const output = new PassThrough();
  const {pipe} = renderToPipeableStream(page, {onAllReady: () => void pipe(output)});
  return text(output);
};

const Dal = ({spice}: {readonly spice: string}) => <p>Dal with {spice}</p>;

/** Code that fails to load once. */
const failOnce = () => vi.fn(async () => Dal).mockRejectedValueOnce(new Error('the chunk failed to load'));

describe('a part whose code failed to load', () => {
  it('is left out if it is optional, and loaded the next time', async () => {
    const load = failOnce();
    const Part = optionalLazy(load);
    expect(await render(<Part spice="cumin" />)).not.toContain('Dal');
    expect(await render(<Part spice="cumin" />)).toContain('Dal with ');
    await render(<Part spice="cumin" />);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves what the server rendered as it is, and is loaded the next time', async () => {
    const load = failOnce();
    const Part = serverRenderedLazy(load);
    const page = (
      <Suspense fallback="what the server rendered">
        <Part spice="cumin" />
      </Suspense>
    );
    const {abort} = renderToPipeableStream(page, {onError: () => undefined});
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await Promise.allSettled([load.mock.results[0]?.value]);
    expect(await render(page)).toContain('Dal with ');
    abort();
  });
});
