import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { PRODUCT } from '#contract/product.ts';
import { Segmented } from '../ui/choice.tsx';
import { ICON_NAMES } from '../ui/icon-paths.ts';
import { Icon, Logo } from '../ui/icons.tsx';
import { usePaletteKey } from '../ui/palette-key.ts';
import { toasts } from '../ui/toast.ts';
import { mountToasts } from '../ui/toast-view.ts';
import '../ui/all.css';
import './gallery.css';
import { ButtonParts, ChoiceParts } from './controls.tsx';
import { MessageParts, OverlayParts } from './overlays.tsx';
import { GalleryPart } from './part.tsx';
import { SurfaceParts } from './surfaces.tsx';

const Palette = lazy(async () => ({ default: (await import('../ui/palette.tsx')).Palette }));
const isRtl = document.documentElement.dir === 'rtl';

function Gallery() {
  const [theme, setTheme] = useState('system');
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  usePaletteKey(useCallback(() => setPaletteOpen((isOpen) => !isOpen), []));

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [theme]);

  return (
    <I18nProvider locale={isRtl ? 'ar' : 'en-GB'}>
      <a className="skip" href="#parts">
        Skip to the parts
      </a>
      <header className="gallery-head">
        <Logo name={PRODUCT.name} href="#" />
        <Segmented
          label="Theme"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light', icon: 'sun' },
            { value: 'dark', label: 'Dark', icon: 'moon' },
          ]}
        />
      </header>
      <main className="gallery" id="parts">
        <h1 className="display">Every part</h1>
        <ButtonParts />
        <ChoiceParts />
        <OverlayParts />
        <MessageParts />
        <SurfaceParts />
        <GalleryPart name="Icons">
          <div className="row">
            {ICON_NAMES.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </div>
        </GalleryPart>
      </main>
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <Palette
            isOpen={isPaletteOpen}
            onOpenChange={setPaletteOpen}
            placeholder="Find a part, or do something"
            groups={[
              {
                title: 'Actions',
                commands: [
                  {
                    id: 'dark',
                    label: 'Turn the lights off',
                    keywords: 'theme dark night',
                    icon: 'moon',
                    onAct: () => setTheme('dark'),
                  },
                  {
                    id: 'say',
                    label: 'Say something',
                    keywords: 'toast message caption',
                    icon: 'mic',
                    keys: ['S'],
                    onAct: () => void toasts.show('Something was said.'),
                  },
                ],
              },
            ]}
          />
        </Suspense>
      )}
    </I18nProvider>
  );
}

mountToasts();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<Gallery />);
