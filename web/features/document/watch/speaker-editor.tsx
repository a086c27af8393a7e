import { type RefObject, useState } from 'react';
import type { ChangeSpeakers, SourceSpeaker, TranscriptBlock } from '#contract/videos.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AnchoredPopover } from '../../../ui/popover.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.speaker;

interface SpeakerEditorProps {
  anchor: RefObject<HTMLElement | null>;
  block: TranscriptBlock;
  speakers: readonly SourceSpeaker[];
  isPending: boolean;
  onChange: (change: ChangeSpeakers) => void;
  onClose: () => void;
}

const MOST_OFFERED = 8;

/** Edits the speaker of a passage: rename them everywhere, merge them with another speaker, or change only this passage. */
export function SpeakerEditor({ block, speakers, isPending, ...props }: SpeakerEditorProps) {
  const { speaker } = block;
  const [name, setName] = useState(speaker ?? '');
  const to = name.trim();
  const isSame = to === '' || to === speaker;
  const count = speakers.find((one) => one.name === speaker)?.blocks ?? 0;
  const others = speakers.filter((one) => one.name !== speaker);
  const isMerge = others.some((one) => one.name === to);
  const here = () => props.onChange({ what: 'line', block: block.id, to });
  const everywhere = () =>
    speaker === undefined ? here() : props.onChange({ what: 'rename', name: speaker, to });
  return (
    <AnchoredPopover anchor={props.anchor} label={WORDS.title} onClose={props.onClose}>
      <form
        className="stack speaker-editor"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSame && !isPending) everywhere();
        }}
      >
        <TextField
          label={WORDS.name}
          value={name}
          onChange={setName}
          maxLength={80}
          autoComplete="off"
          autoFocus
        />
        {others.length > 0 && (
          <div className="speaker-others" role="group" aria-label={WORDS.others}>
            {others.slice(0, MOST_OFFERED).map((one) => (
              <Button key={one.name} isSmall onPress={() => setName(one.name)}>
                {one.name}
              </Button>
            ))}
          </div>
        )}
        <div className="stack">
          <Button type="submit" isSmall tone="go" isDisabled={isSame} isPending={isPending}>
            {speaker === undefined
              ? WORDS.changeThis
              : isMerge
                ? WORDS.merge(to)
                : count > 1
                  ? WORDS.renameAll(count)
                  : WORDS.rename}
          </Button>
          {speaker !== undefined && (
            <Button isSmall isDisabled={isSame} isPending={isPending} onPress={here}>
              {WORDS.changeOnlyThis}
            </Button>
          )}
        </div>
      </form>
    </AnchoredPopover>
  );
}
