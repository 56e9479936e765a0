/**
 * True if the setting changes a screen's elements: a picture of the screen is drawn for one value. False if only styles or late
 * parts follow it.
 */
const CHANGES_SCREENS = {
  'mis-gastos:locale': true,
  'mis-gastos:currency': true,
  'mis-gastos:first-weekday': true,
  'mis-gastos:shortcuts': true,
  'mis-gastos:row-density': true,
  'mis-gastos:ended-series': true,
  'mis-gastos:whole-amounts': true,
  'mis-gastos:auto-cents': false,
  'mis-gastos:catalogo-orden': false,
  'mis-gastos:changes': false,
  'mis-gastos:copy-quiet-until': false,
  'mis-gastos:device': false,
  'mis-gastos:draft': false,
  'mis-gastos:etiqueta': false,
  'mis-gastos:folder': false,
  'mis-gastos:folder-changed': false,
  'mis-gastos:folder-problem': false,
  'mis-gastos:folder-written': false,
  'mis-gastos:last-copy': false,
  'mis-gastos:lines': false,
  'mis-gastos:new-draft': false,
  'mis-gastos:owed': false,
  'mis-gastos:pace-recibos': false,
  'mis-gastos:persist-asked': false,
  'mis-gastos:sample': false,
  'mis-gastos:save-on-tap': false,
  'mis-gastos:sidebar': false,
  'mis-gastos:stored': false,
  'mis-gastos:theme': false,
  'mis-gastos:tips': false,
  'mis-gastos:zone': false,
} as const;

export type SettingKey = keyof typeof CHANGES_SCREENS;

export function screenKeys(): string[] {
  return Object.entries(CHANGES_SCREENS).flatMap(([key, changes]) => (changes ? [key] : []));
}
