import type { ReactNode } from 'react';
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';

export interface TabEntry {
  id: string;
  label: ReactNode;
  panel: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps extends Omit<AriaTabsProps, 'children' | 'className' | 'style'> {
  label: string;
  tabs: readonly TabEntry[];
}

export function Tabs({ label, tabs, ...rest }: TabsProps) {
  return (
    <AriaTabs {...rest} className="tabs">
      <TabList className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="tab" isDisabled={tab.isDisabled ?? false}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
