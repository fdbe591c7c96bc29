import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {adminSearchPath} from '../results/admin-search-view';
import {PALETTE_COPY} from '../results/palette-copy';
import type {PaletteGroup} from '../results/palette-entry';
import {PaletteList} from './PaletteList';

interface PalettePanelProps {
  /** The searched text; empty without one. */
  readonly words: string;
  readonly groups: readonly PaletteGroup[];
  readonly chosen: string | null;
  readonly state: 'searching' | 'failed' | 'nothing' | 'found';
  readonly onRetry: () => void;
  readonly onLeave: () => void;
  readonly onRun: (run: () => void) => void;
}

/** What the palette lists below its field, and what it could not find. */
export function PalettePanel({words, groups, chosen, state, onRetry, onLeave, onRun}: PalettePanelProps) {
  const listed = groups.filter(({entries}) => entries.length > 0);
  const problems = groups.flatMap(({problem}) => (problem === null ? [] : [problem]));
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        {state === 'nothing' && (
          <p className="px-3 pt-3 font-semibold [overflow-wrap:anywhere]">{PALETTE_COPY.nothing(words)}</p>
        )}
        {state === 'failed' && (
          <Alert
            tone="error"
            title={PALETTE_COPY.failed}
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" onClick={onRetry}>
                  {PALETTE_COPY.retry}
                </Button>
                <Link
                  to={adminSearchPath(words)}
                  reloadDocument
                  onClick={onLeave}
                  className={buttonStyle({tone: 'outline', size: 'sm'})}
                >
                  {PALETTE_COPY.openPage}
                </Link>
              </span>
            }
            className="m-1"
          >
            {PALETTE_COPY.failedHelp}
          </Alert>
        )}
        {listed.length > 0 && <PaletteList groups={listed} chosen={chosen} onLeave={onLeave} onRun={onRun} />}
      </div>
      {problems.map((problem) => (
        <p key={problem} className="flex shrink-0 items-center gap-2 border-t border-line px-4 py-2 text-sm">
          <Icon name="triangle-exclamation-point" className="size-4 shrink-0 text-warning" />
          {problem}
        </p>
      ))}
    </>
  );
}
