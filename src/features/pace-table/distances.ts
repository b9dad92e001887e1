export const distances = [
  {value: '5k', name: '5 km', km: 5},
  {value: '10k', name: '10 km', km: 10},
  {value: 'half', name: 'Half', km: 21.0975},
  {value: 'marathon', name: 'Marathon', km: 42.195},
  {value: 'other', name: 'Other', km: undefined},
] as const;

export type Distance = (typeof distances)[number]['value'];

export const MILE_KM = 1.609344;
