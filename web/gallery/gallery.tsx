import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { PRODUCT } from '#contract/product.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/choice.tsx';
import { Logo } from '../ui/icons.tsx';
import { Keys } from '../ui/kbd.tsx';
import { usePaletteKey } from '../ui/palette-key.ts';
import { TimeRail } from '../ui/rail.tsx';
import { toasts } from '../ui/toast.ts';
import { CHAPTERS, type ChapterEntry } from './chapters.tsx';
import { Masthead } from './masthead.tsx';

const Palette = lazy(async () => ({ default: (await import('../ui/palette.tsx')).Palette }));

type Theme = 'system' | 'light' | 'dark';

const query = new URLSearchParams(location.search);
const isFramed = query.has('frame');

function startingTheme(): Theme {
  const asked = query.get('theme');
  return asked === 'light' || asked === 'dark' ? asked : 'system';
}

function startingDirection(): 'ltr' | 'rtl' {
  return query.get('dir') === 'rtl' || document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

export function Gallery() {
  const [theme, setTheme] = useState<Theme>(startingTheme);
  const [direction, setDirection] = useState(startingDirection);
  const [width, setWidth] = useState('full');
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const togglePalette = useCallback(() => setPaletteOpen((isOpen) => !isOpen), []);
  usePaletteKey(togglePalette);

  useEffect(() => {
    const page = document.documentElement;
    page.dir = direction;
    if (theme === 'system') delete page.dataset['theme'];
    else page.dataset['theme'] = theme;
  }, [theme, direction]);

  const goTo = (id: string) => () => document.getElementById(id)?.scrollIntoView();
  const frame = `?frame&theme=${theme}&dir=${direction}`;

  return (
    <I18nProvider locale={direction === 'rtl' ? 'ar' : 'en-GB'}>
      <a className="skip" href="#sheet">
        Skip to the sheet
      </a>
      <header className="top">
        <Logo name={PRODUCT.name} href="#" />
        <span className="top-note">Specimen sheet</span>
        <Button isSmall onPress={togglePalette}>
          Find a part <Keys keys={['Mod', 'K']} />
        </Button>
      </header>
      <section className="view" aria-label="How the sheet is shown">
        <Segmented
          label="Theme"
          value={theme}
          onChange={(value) => setTheme(value as Theme)}
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light', icon: 'sun' },
            { value: 'dark', label: 'Dark', icon: 'moon' },
          ]}
        />
        <Segmented
          label="Direction"
          value={direction}
          onChange={(value) => setDirection(value === 'rtl' ? 'rtl' : 'ltr')}
          options={[
            { value: 'ltr', label: 'Left to right' },
            { value: 'rtl', label: 'Right to left' },
          ]}
        />
        {!isFramed && (
          <Segmented
            label="Width"
            value={width}
            onChange={setWidth}
            options={[
              { value: 'full', label: 'Full' },
              { value: '820', label: '820' },
              { value: '360', label: '360' },
            ]}
          />
        )}
      </section>
      {width === 'full' ? (
        <main className="specimen" id="sheet">
          <Masthead />
          <Contents chapters={CHAPTERS} />
          {CHAPTERS.map(({ id, Chapter }) => (
            <Chapter key={id} />
          ))}
          <footer className="colophon">
            Set in Archivo, Newsreader and JetBrains Mono. Two colours that matter: ink and caption
            yellow.
          </footer>
        </main>
      ) : (
        <main className="framed" id="sheet">
          <iframe title={`The sheet at ${width} pixels`} src={frame} width={width} height="860" />
        </main>
      )}
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <Palette
            isOpen={isPaletteOpen}
            onOpenChange={setPaletteOpen}
            placeholder="Find a part, or do something"
            groups={[
              {
                title: 'Go to',
                commands: CHAPTERS.map(({ id, title }) => ({
                  id,
                  label: title,
                  icon: 'arrow-on',
                  onAct: goTo(id),
                })),
              },
              {
                title: 'Do',
                commands: [
                  {
                    id: 'dark',
                    label: theme === 'dark' ? 'Turn the lights on' : 'Turn the lights off',
                    keywords: 'theme dark light night',
                    icon: theme === 'dark' ? 'sun' : 'moon',
                    onAct: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
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

/** The sheet's table of contents is a rail; its playhead is where you are reading. */
function Contents({ chapters }: { chapters: readonly ChapterEntry[] }) {
  const [current, setCurrent] = useState(chapters[0]?.id);

  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const { id } of chapters) {
      const chapter = document.getElementById(id);
      if (chapter) seen.observe(chapter);
    }
    return () => seen.disconnect();
  }, [chapters]);

  const now = chapters.find(({ id }) => id === current);
  const position = now?.at ?? 0;
  return (
    <nav className="contents" aria-label="Chapters">
      <span className="contents-now">{now?.title}</span>
      <TimeRail
        label="Chapters by time"
        durationSeconds={1998}
        positionSeconds={position}
        ticks={chapters.map(({ id, at, title }) => ({
          at,
          label: title,
          href: `#${id}`,
          state: id === current ? 'now' : at < position ? 'done' : 'todo',
        }))}
      />
    </nav>
  );
}
