import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createToastStore, type Toast } from '../ui/toast.ts';
import { createReadyNotes } from './ready-notes.ts';

test('drafts of a batch that finish shortly after each other are announced in one toast', () => {
  const toasts = createToastStore();
  let shown: readonly Toast[] = [];
  toasts.subscribe((all) => {
    shown = all;
  });
  const seen = () => shown.map(({ message, href }) => `${message} ${href}`);
  toasts.pause();
  const tell = createReadyNotes(toasts, (count) => `${count} drafts are ready.`);
  tell('“One” is ready.', '/app/blog/gen_1');
  assert.deepEqual(seen(), ['“One” is ready. /app/blog/gen_1']);
  tell('“Two” is ready.', '/app/blog/gen_2');
  tell('“Three” is ready.', '/app/blog/gen_3');
  assert.deepEqual(seen(), ['3 drafts are ready. /app/generations']);
  toasts.dismiss(shown[0]!.id);
  tell('“Four” is ready.', '/app/blog/gen_4');
  assert.deepEqual(seen(), ['“Four” is ready. /app/blog/gen_4']);
});

test('the toast for a finished draft disappears when the draft is opened', () => {
  const toasts = createToastStore();
  let shown: readonly Toast[] = [];
  toasts.subscribe((all) => {
    shown = all;
  });
  toasts.pause();
  createReadyNotes(toasts, (count) => `${count} drafts are ready.`)(
    '“One” is ready.',
    '/app/blog/gen_1',
  );
  toasts.show('Saved.');
  toasts.dismissFor('/app/blog/gen_2');
  assert.equal(shown.length, 2);
  toasts.dismissFor('/app/blog/gen_1');
  assert.deepEqual(
    shown.map(({ message }) => message),
    ['Saved.'],
  );
});
