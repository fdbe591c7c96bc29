import {Form, Link} from '@remix-run/react';
import {forwardRef} from 'react';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {CONTROL_STYLE} from '~/ui/control-style';
import {cn} from '~/ui/cn';
import {DESK_COPY} from './desk-copy';
import {deskPath} from './desk-request';

interface DeskSearchFormProps {
  readonly search: string;
}

/** Searches the orders of every view; the text is part of the address. */
export const DeskSearchForm = forwardRef<HTMLInputElement, DeskSearchFormProps>(function DeskSearchForm({search}, ref) {
  return (
    <Form method="get" action="/admin/orders" role="search" className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <input
        ref={ref}
        type="search"
        name="q"
        defaultValue={search}
        aria-label={DESK_COPY.search}
        placeholder={DESK_COPY.searchHint}
        autoComplete="off"
        maxLength={60}
        className={cn(CONTROL_STYLE, 'min-h-11 min-w-0 py-1.5 sm:w-64')}
      />
      <Button type="submit" tone="outline" size="sm">
        {DESK_COPY.find}
      </Button>
      {search && (
        <Link to={deskPath('to-ship')} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
          {DESK_COPY.clearSearch}
        </Link>
      )}
    </Form>
  );
});
