import type { ReactNode } from 'react';

export interface SettingProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A setting with its name on one side and its controls on the other. */
export function Setting({ id, title, children }: SettingProps) {
  return (
    <section className="setting" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
