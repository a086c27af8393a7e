import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';

export interface ShelfRowProps {
  name: string;
  /** What it is, in a line. */
  children: ReactNode;
  /** Where it can be tried on the built-in video. */
  tryPath: string;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => Promise<unknown>;
}

export function ShelfRow(props: ShelfRowProps) {
  const { name, children, tryPath, onEdit, onDuplicate, onDelete } = props;
  return (
    <li className="shelf-row">
      <div>
        <h2 className="shelf-name">{name}</h2>
        <p className="shelf-words">{children}</p>
      </div>
      <div className="row">
        <ButtonLink isSmall href={tryPath}>
          Try it
        </ButtonLink>
        <Button isSmall icon="edit" aria-label={`Change ${name}`} onPress={onEdit}>
          Change
        </Button>
        <Button
          isSmall
          tone="quiet"
          icon="copy"
          aria-label={`Duplicate ${name}`}
          onPress={onDuplicate}
        >
          Duplicate
        </Button>
        <ConfirmDialog
          title={`Delete “${name}”?`}
          confirmLabel="Delete"
          isDanger
          onConfirm={async () => {
            await onDelete();
          }}
          trigger={
            <Button isSmall tone="danger" icon="trash" aria-label={`Delete ${name}`}>
              Delete
            </Button>
          }
        >
          <p>What was written with it stays as it is.</p>
        </ConfirmDialog>
      </div>
    </li>
  );
}
