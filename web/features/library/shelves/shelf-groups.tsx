import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Shelf } from '#contract/shelves.ts';
import { askPath, shelfPath } from '../../../lib/paths.ts';
import { shelfQuery, shelvesQuery } from '../../../lib/shelves.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { CreateShelfDialog } from './shelf-dialogs.tsx';
import { SHELF_WORDS } from './shelf-words.ts';
import './shelves.css';

/** Shelves with their contents, if the Library is grouped by shelf. */
export function useShelfGroups(isWanted: boolean): readonly Shelf[] {
  const list = useQuery({ ...shelvesQuery, enabled: isWanted }).data?.shelves ?? [];
  const found = useQueries({
    queries: (isWanted ? list : []).map(({ id }) => shelfQuery(id)),
  });
  return found.flatMap(({ data }) => data ?? []);
}

interface ShelfHeadingProps {
  shelf: Shelf;
  /** Nothing was written, which isn't known before all drafts have been loaded. */
  isEmpty: boolean;
}

export function ShelfHeading({ shelf, isEmpty }: ShelfHeadingProps) {
  const { id, name, sources } = shelf;
  return (
    <>
      <h2 className="library-day-name">
        <a className="link plain" href={shelfPath(id)}>
          <bdi>{name}</bdi>
        </a>
        <span className="shelf-count">{SHELF_WORDS.sources(sources.length)}</span>
        {sources.length > 0 && (
          <a className="link alone" href={askPath({ kind: 'shelf', shelfId: id })}>
            {SHELF_WORDS.ask}
          </a>
        )}
      </h2>
      {isEmpty && <p className="shelf-none">{SHELF_WORDS.nothingWritten}</p>}
    </>
  );
}

export function ShelfCount() {
  const { data } = useQuery(shelvesQuery);
  return data ? <span>{SHELF_WORDS.count(data.shelves.length)}</span> : null;
}

/** Explains shelves while there are none. */
export function NoShelves() {
  const { data } = useQuery(shelvesQuery);
  if (data?.shelves.length !== 0) return null;
  return (
    <Empty
      title={SHELF_WORDS.noShelves}
      level={2}
      action={<NewShelf label={SHELF_WORDS.createFirst} />}
    >
      {SHELF_WORDS.noShelvesText}
    </Empty>
  );
}

export function NewShelf({ label }: { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      {label === undefined ? (
        <Button isSmall icon="plus" onPress={() => setOpen(true)}>
          {SHELF_WORDS.create}
        </Button>
      ) : (
        <Button tone="go" onPress={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && (
        <CreateShelfDialog
          onCreated={({ id }) => void navigate(shelfPath(id))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
