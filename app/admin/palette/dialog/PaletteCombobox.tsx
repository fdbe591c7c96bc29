import * as Dialog from '@radix-ui/react-dialog';
import {Form} from '@remix-run/react';
import {useContext, useState} from 'react';
import {StaffRoleContext} from '~/admin/frame/access/staff-role';
import type {PageCommand} from '~/admin/frame/page-commands';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {Kbd} from '~/ui/Kbd';
import {Spinner} from '~/ui/Spinner';
import {ADMIN_SEARCH_PATH, MAX_SEARCHED_LENGTH} from '../results/admin-search-view';
import {PALETTE_COPY, SEARCH_COPY} from '../results/palette-copy';
import {optionIdOf, PALETTE_LIST_ID} from './palette-option-id';
import {PalettePanel} from './PalettePanel';
import {usePaletteEntries} from './use-palette-entries';

interface PaletteComboboxProps {
  readonly commands: readonly PageCommand[];
  /** Returns what was typed before the field had the focus. */
  readonly takeTypedAhead: () => string;
  readonly onLeave: () => void;
  readonly onRun: (run: () => void) => void;
}

/** The field of the palette with its entries, as an ARIA combobox. Enter without a choice opens the search page. */
export function PaletteCombobox({commands, takeTypedAhead, onLeave, onRun}: PaletteComboboxProps) {
  const [typed, setTyped] = useState('');
  const copy = SEARCH_COPY[useContext(StaffRoleContext) ?? 'packer'];
  const words = typed.trim().replace(/\s+/g, ' ');
  const {groups, chosen, state, announcement, onKeyDown, retry} = usePaletteEntries(words, commands);
  return (
    <Form
      action={ADMIN_SEARCH_PATH}
      role="search"
      autoComplete="off"
      onSubmit={onLeave}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex h-14 shrink-0 items-center gap-3 border-b-2 border-line ps-4 pe-1.5 has-[input:focus]:border-focus">
        <span className="grid size-5 shrink-0 place-items-center text-ink-soft">
          {state === 'searching' ? <Spinner /> : <Icon name="search" className="size-5" />}
        </span>
        <input
          type="text"
          role="combobox"
          name="q"
          aria-label={copy.label}
          aria-autocomplete="list"
          aria-expanded={groups.some(({entries}) => entries.length > 0)}
          aria-controls={PALETTE_LIST_ID}
          aria-activedescendant={chosen === null ? undefined : optionIdOf(chosen)}
          value={typed}
          maxLength={MAX_SEARCHED_LENGTH}
          placeholder={copy.placeholder}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onFocus={() => setTyped((text) => text + takeTypedAhead())}
          onChange={({target}) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-soft"
        />
        <Dialog.Close aria-label={PALETTE_COPY.close} className={buttonStyle({tone: 'quiet', size: 'icon'})}>
          <Icon name="x" className="size-5" />
        </Dialog.Close>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <PalettePanel
        words={words}
        groups={groups}
        chosen={chosen}
        state={state}
        onRetry={retry}
        onLeave={onLeave}
        onRun={onRun}
      />
      <KeyHints />
    </Form>
  );
}

/** The keys of the palette itself, where there is a keyboard and room. */
function KeyHints() {
  return (
    <ul className="flex shrink-0 flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-sm text-ink-soft max-md:hidden">
      {PALETTE_COPY.keys.map(([key, what]) => (
        <li key={key}>
          <Kbd className="text-xs text-ink">{key}</Kbd> {what}
        </li>
      ))}
    </ul>
  );
}
