import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { wordsOf } from '../../lib/api-client.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountPart } from './account-part.tsx';
import { settingsQuery } from '../../lib/catalogue.ts';
import { DataPart } from './data-part.tsx';
import { DefaultsPart } from './defaults-part.tsx';
import { FeedPart } from './feed-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PronunciationsPart } from './pronunciations-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { Setting } from './setting.tsx';
import { SpendingPart } from './spending-part.tsx';
import { ThemePart } from './theme-part.tsx';
import { TokensPart } from './tokens-part.tsx';
import { VoicesPart } from './voices-part.tsx';
import './settings.css';

export interface SettingsProps {
  /** What was bought, and how to change it: another part of the product knows. */
  plan: ReactNode;
  team: ReactNode;
}

const PLACES: readonly [id: string, name: string][] = [
  ['account', 'Account'],
  ['plan', 'Plan'],
  ['keys', 'Keys'],
  ['defaults', 'Defaults'],
  ['spending', 'Spending'],
  ['team', 'Team'],
  ['voices', 'Voices'],
  ['pronunciations', 'Pronunciation'],
  ['feed', 'Podcast feed'],
  ['sessions', 'Sessions'],
  ['tokens', 'Access tokens'],
  ['data', 'Your data'],
];

export function Settings({ plan, team }: SettingsProps) {
  const settings = useQuery(settingsQuery);
  const { hash } = useLocation();
  const isReady = settings.isSuccess;

  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isReady]);

  return (
    <>
      <Bar>
        <span>Settings</span>
      </Bar>
      <div className="room settings-room">
        <h1 className="room-title">Settings</h1>
        <nav className="settings-nav" aria-label="Settings">
          {PLACES.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <div className="settings">
          {settings.isPending && <Skeleton label="Your settings are on their way" lines={6} />}
          {settings.isError && (
            <div className="stack" role="alert">
              <p>{wordsOf(settings.error)}</p>
              <div>
                <Button icon="retry" onPress={() => void settings.refetch()}>
                  Try again
                </Button>
              </div>
            </div>
          )}
          {settings.data && (
            <>
              <AccountPart settings={settings.data} />
              <PasswordPart hasPassword={settings.data.hasPassword} />
            </>
          )}
          <ThemePart />
          <Setting id="plan" title="Plan">
            {plan}
          </Setting>
          {settings.data && (
            <>
              <KeysPart settings={settings.data} />
              <DefaultsPart settings={settings.data} />
              <SpendingPart settings={settings.data} />
            </>
          )}
          <Setting id="team" title="Team">
            {team}
          </Setting>
          {settings.data && <VoicesPart settings={settings.data} />}
          <PronunciationsPart />
          <FeedPart />
          <SessionsPart />
          <TokensPart />
          <DataPart email={settings.data?.email ?? ''} />
        </div>
      </div>
    </>
  );
}
