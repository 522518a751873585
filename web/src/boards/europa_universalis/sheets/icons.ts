// Which icon stands for which kind of power, and for the numbers of a realm.

import type { IconName } from '../../../icons/paths'
import type { Power } from './printed'

export const powerIcons: Record<Power, IconName> = { adm: 'quill', dip: 'letter', mil: 'sword' }
