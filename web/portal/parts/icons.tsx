import type { ReactNode } from 'react'

/** Pixels; 18 unless given. */
interface IconProps {
  size?: number
}

const drawn = (shape: ReactNode, mirrored = false) => {
  const Icon = ({ size = 18 }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // Mirrored where lines run from right to left (desk.css).
      data-mirrored={mirrored || undefined}
    >
      {shape}
    </svg>
  )
  return Icon
}

export const TodayIcon = drawn(
  <>
    <path d="M5 21v-9a7 7 0 0 1 14 0v9z" />
    <path d="M9 21v-6h6v6" />
  </>,
)
export const InboxIcon = drawn(
  <>
    <path d="M4 5h16v10a3 3 0 0 1-3 3H9l-5 3z" />
  </>,
  true,
)
export const CalendarIcon = drawn(
  <>
    <rect x="4" y="5" width="16" height="16" rx="2" />
    <path d="M4 10h16M8 3v4M16 3v4" />
  </>,
)
export const PeopleIcon = drawn(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M3 20c.6-3.4 3-5 6-5s5.4 1.6 6 5" />
    <path d="M16 5a3.5 3.5 0 0 1 0 6.5M18 15c1.8.7 2.7 2.2 3 4" />
  </>,
)
export const KnowledgeIcon = drawn(
  <>
    <path d="M5 4h9a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3z" />
    <path d="M17 8h2v12h-2M9 9h4" />
  </>,
)
export const SendIcon = drawn(
  <>
    <path d="M21 4 3 11l7 3 3 7z" />
    <path d="m10 14 4-4" />
  </>,
  true,
)
export const SettingsIcon = drawn(
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
)
export const SearchIcon = drawn(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4-4" />
  </>,
)
export const PhoneIcon = drawn(
  <>
    <path d="M6 4h3l1.5 4-2 1.5a11 11 0 0 0 5 5L15 12.5l4 1.5v3a2 2 0 0 1-2.2 2A15 15 0 0 1 4 6.2 2 2 0 0 1 6 4z" />
  </>,
)
export const MailIcon = drawn(
  <>
    <rect x="3" y="6" width="18" height="13" rx="2" />
    <path d="m4 8 8 6 8-6" />
  </>,
)
export const ChatIcon = drawn(
  <>
    <path d="M5 5h14v10h-8l-4 4v-4H5z" />
  </>,
  true,
)
export const CheckIcon = drawn(
  <>
    <path d="m5 13 4 4L19 7" />
  </>,
)
export const MoreIcon = drawn(
  <>
    <circle cx="5" cy="12" r=".8" />
    <circle cx="12" cy="12" r=".8" />
    <circle cx="19" cy="12" r=".8" />
  </>,
)
export const PlusIcon = drawn(
  <>
    <path d="M12 5v14M5 12h14" />
  </>,
)
export const FilterIcon = drawn(
  <>
    <path d="M4 6h16M7 12h10M10 18h4" />
  </>,
)
export const DocumentIcon = drawn(
  <>
    <path d="M6 3h8l4 4v14H6z" />
    <path d="M14 3v4h4" />
  </>,
)
export const GlobeIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17" />
  </>,
)
export const PhotoIcon = drawn(
  <>
    <rect x="4" y="5" width="16" height="14" rx="2" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m5 18 5-5 3 3 3-3 4 4" />
  </>,
)
export const BackIcon = drawn(
  <>
    <path d="m14 6-6 6 6 6" />
  </>,
  true,
)
export const NextIcon = drawn(
  <>
    <path d="m10 6 6 6-6 6" />
  </>,
  true,
)
export const SparkIcon = drawn(
  <>
    <path d="M12 4v5M12 15v5M4 12h5M15 12h5" />
  </>,
)
export const TextMessageIcon = drawn(
  <>
    <rect x="7" y="3" width="10" height="18" rx="2" />
    <path d="M11 18h2" />
  </>,
)
export const HandIcon = drawn(
  <>
    <path d="M7 12V7a1.5 1.5 0 0 1 3 0v4V5a1.5 1.5 0 0 1 3 0v6V6a1.5 1.5 0 0 1 3 0v7l1.5-2a1.4 1.4 0 0 1 2.3 1.600L17 18a5 5 0 0 1-9 0l-3-4a1.5 1.5 0 0 1 2-2z" />
  </>,
)
export const CloseIcon = drawn(
  <>
    <path d="M6 6l12 12M18 6 6 18" />
  </>,
)
export const ClockIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
)
export const AlertIcon = drawn(
  <>
    <path d="M12 4 2.5 20h19z" />
    <path d="M12 10v4M12 17v.2" />
  </>,
)
export const TagIcon = drawn(
  <>
    <path d="M4 4h8l8 8-8 8-8-8z" />
    <circle cx="8.5" cy="8.5" r="1" />
  </>,
)
export const AttachIcon = drawn(
  <>
    <path d="m19 11-7.5 7.5a4 4 0 0 1-6-6L13 5a2.7 2.7 0 0 1 4 4l-7.5 7.5a1.4 1.4 0 0 1-2-2L14 8" />
  </>,
)
export const NoteIcon = drawn(
  <>
    <path d="M5 4h14v10l-5 6H5z" />
    <path d="M14 20v-6h5" />
  </>,
)
export const PlayIcon = drawn(
  <>
    <path d="M8 5v14l11-7z" />
  </>,
)
export const PauseIcon = drawn(
  <>
    <path d="M8 5v14M16 5v14" />
  </>,
)
export const TrashIcon = drawn(
  <>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13" />
  </>,
)
export const EditIcon = drawn(
  <>
    <path d="M4 20h4L19 9l-4-4L4 16z" />
  </>,
)
export const UploadIcon = drawn(
  <>
    <path d="M12 16V4M7 9l5-5 5 5M4 20h16" />
  </>,
)
export const RefreshIcon = drawn(
  <>
    <path d="M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5" />
  </>,
)
export const LinkIcon = drawn(
  <>
    <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
  </>,
)
export const ChevronIcon = drawn(
  <>
    <path d="m6 9 6 6 6-6" />
  </>,
)
export const PinIcon = drawn(
  <>
    <path d="M9 4h6l-1 6 4 4H6l4-4zM12 14v6" />
  </>,
)
export const UndoIcon = drawn(
  <>
    <path d="M4 9h10a5 5 0 0 1 0 10h-4M8 5 4 9l4 4" />
  </>,
  true,
)
export const StarIcon = drawn(
  <>
    <path d="m12 4 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8z" />
  </>,
)
export const EyeIcon = drawn(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)
export const EyeOffIcon = drawn(
  <>
    <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.5 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9" />
    <path d="M4 4l16 16M10 10a3 3 0 0 0 4 4" />
  </>,
)
export const LeaveIcon = drawn(
  <>
    <path d="M10 4H5v16h5" />
    <path d="M9 12h11M16 8l4 4-4 4" />
  </>,
  true,
)
export const BusinessIcon = drawn(
  <>
    <path d="M4 10v10h16V10" />
    <path d="M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" />
  </>,
)
export const GripIcon = drawn(
  <>
    <path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
  </>,
)
export const CopyIcon = drawn(
  <>
    <rect x="8" y="8" width="12" height="12" rx="2" />
    <path d="M16 8V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3" />
  </>,
)
