import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { CALLS } from '#contract/paths.ts';
import { RecognitionInfoSchema } from '#contract/recognition.ts';
import { call, errorText } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { methodWords } from './method-words.ts';

const recognitionQuery = queryOptions({
  queryKey: ['recognition'],
  queryFn: ({ signal }) => call(CALLS.recognition, RecognitionInfoSchema, { signal }),
});

const DETECT = { value: '', label: 'Detect automatically' };

interface MediaRightsProps {
  file: File;
  onConfirm: (language: LanguageValue | null) => void;
  onCancel: () => void;
}

/** Before a recording is sent: how it becomes text, how long that takes, and whether it may be used. */
export function MediaRights({ file, onConfirm, onCancel }: MediaRightsProps) {
  const [isSure, setSure] = useState(false);
  const [language, setLanguage] = useState<LanguageValue | null>(null);
  const recognition = useQuery(recognitionQuery);
  const info = recognition.data;
  const another = (
    <Button isSmall tone="quiet" onPress={onCancel}>
      Cancel
    </Button>
  );
  if (recognition.isPending)
    return <Skeleton label="Checking how we can transcribe it" lines={2} />;
  if (!info) {
    return (
      <div className="make-rights" role="alert">
        <p>{errorText(recognition.error)}</p>
        <div className="row">
          <Button isSmall icon="retry" onPress={() => void recognition.refetch()}>
            Try again
          </Button>
          {another}
        </div>
      </div>
    );
  }
  if (info.method === 'none') {
    return (
      <div className="make-rights" role="status">
        <p>{methodWords(info, language)}</p>
        <div className="row">
          <ButtonLink isSmall icon="settings" href={`${PAGES.settings}#keys`}>
            Add a key
          </ButtonLink>
          {another}
        </div>
      </div>
    );
  }
  return (
    <div className="make-rights">
      <p>
        <b>
          <bdi>{file.name}</bdi>
        </b>
      </p>
      <p role="status">{methodWords(info, language)} We delete the recording when it’s done.</p>
      {info.languages === 'many' && (
        <SelectField
          label="Spoken language"
          value={language ?? ''}
          onChange={(next) => setLanguage(next === '' ? null : (next as LanguageValue))}
          options={[DETECT, ...LANGUAGES]}
        />
      )}
      <Checkbox isSelected={isSure} onChange={setSure}>
        I have the rights to use this recording
      </Checkbox>
      <div className="row">
        <Button
          tone="go"
          isSmall
          icon="upload"
          isDisabled={!isSure}
          onPress={() => onConfirm(language)}
        >
          Upload and transcribe
        </Button>
        {another}
      </div>
    </div>
  );
}
