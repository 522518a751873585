// What the religions are called, on the map and on the sheets.

export const faiths = {
  en: {
    catholic: 'Catholic',
    counter_reformed: 'Counter-Reformed',
    protestant: 'Protestant',
    orthodox: 'Orthodox',
    muslim: 'Muslim',
    mixed: 'mixed',
    revolutionary: 'Revolutionary',
  },
  pl: {
    catholic: 'katolicyzm',
    counter_reformed: 'kontrreformacja',
    protestant: 'protestantyzm',
    orthodox: 'prawosławie',
    muslim: 'islam',
    mixed: 'mieszane',
    revolutionary: 'rewolucja',
  },
}
