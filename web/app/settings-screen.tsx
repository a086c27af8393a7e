import { useTitle } from '../lib/head.ts';
import { signOut, useSession } from '../lib/session.ts';
import { setTheme, useTheme, type Theme } from '../lib/theme.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/choice.tsx';

export function SettingsScreen() {
  useTitle('Settings');
  const { user } = useSession();
  const theme = useTheme();
  return (
    <>
      <Bar>
        <span>Settings</span>
      </Bar>
      <div className="room">
        <h1 className="room-title">Settings</h1>
        <div className="settings">
          <section className="setting">
            <h2>Account</h2>
            <div>
              <p className="setting-fact">{user ? user.email : 'The email could not be loaded.'}</p>
            </div>
          </section>
          <section className="setting">
            <h2>Theme</h2>
            <div>
              <Segmented
                label="Theme"
                isLabelHidden
                value={theme}
                onChange={(value) => setTheme(value as Theme)}
                options={[
                  { value: 'system', label: 'System' },
                  { value: 'light', label: 'Light', icon: 'sun' },
                  { value: 'dark', label: 'Dark', icon: 'moon' },
                ]}
              />
              <p className="setting-note">Kept in this browser.</p>
            </div>
          </section>
          <section className="setting">
            <h2>Engine</h2>
            <div>
              <p className="setting-fact">Built-in engine, no AI model</p>
              <p className="setting-note">
                It chooses the video’s own sentences, needs no key and no network, and costs
                nothing. Keys of your own are not in this version.
              </p>
            </div>
          </section>
          <section className="setting">
            <h2>This browser</h2>
            <div>
              <Button onPress={signOut}>Sign out</Button>
              <p className="setting-note">
                Ends the session here only. What is running goes on, and what you made is kept.
              </p>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
